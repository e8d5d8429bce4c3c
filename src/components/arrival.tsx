import { LazyMotion, MotionConfig } from 'framer-motion';
import { div as MotionBlock } from 'framer-motion/m';
import type { ReactNode } from 'react';

const loadFeatures = () => import('./motion-features.ts').then(({ domAnimation }) => domAnimation);

/** Lets what replaces a part of a hydrated island rise into its place; it is never hidden, and stands still where motion is unwelcome. */
export function Arrival({ children }: { children: ReactNode }) {
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">
        <MotionBlock initial={{ y: 10 }} animate={{ y: 0 }} transition={{ duration: 0.5, ease: 'easeOut' }}>
          {children}
        </MotionBlock>
      </MotionConfig>
    </LazyMotion>
  );
}
