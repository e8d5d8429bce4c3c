import { chakra } from '@chakra-ui/react';
import { encode } from 'uqr';

const Drawing = chakra('svg', { base: { display: 'block', width: '11rem', height: '11rem', background: '#fff', color: '#000' } });

/** Quiet edge that a reader needs around a code, in modules (ISO/IEC 18004). */
const edge = 4;

/** A QR code, drawn while the page is prerendered so that no code for it reaches a phone. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: edge });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path d={squares.join('')} fill="currentColor" />
    </Drawing>
  );
}
