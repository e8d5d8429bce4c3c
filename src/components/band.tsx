import { chakra } from '@chakra-ui/react';
import { WovenStrip } from './woven-strip.tsx';

const Strip = chakra(WovenStrip, {
  base: { width: '100%', height: '16px', _print: { 'header ~ * &': { display: 'none' } } },
});

/** The woven band between large areas. */
export function Band() {
  return <Strip tile="woven-band" />;
}
