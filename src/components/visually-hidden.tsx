import { chakra } from '@chakra-ui/react';

/** Keeps what is there for screen readers and search engines from being seen. */
export const hiddenFromSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Text for screen readers and search engines only. */
export const VisuallyHidden = chakra('span', { base: hiddenFromSight });
