import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import { div as MotionBlock } from 'framer-motion/m';
import type { ReactNode } from 'react';

/** Rises into its place; it is never hidden, and stands still where motion is unwelcome. */
export function Rising({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={domAnimation} strict>
      <MotionConfig reducedMotion="user">
        <MotionBlock initial={{ y: 10 }} animate={{ y: 0 }} transition={{ duration: 0.5, ease: 'easeOut' }}>
          {children}
        </MotionBlock>
      </MotionConfig>
    </LazyMotion>
  );
}
