import { chakra } from '@chakra-ui/react';
import { qrSquares } from './qr-squares.ts';

/** A QR code, drawn while the page is prerendered so that no code for it reaches a phone. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrSquares(text);
  return (
    <chakra.svg
      display="block"
      width="11rem"
      height="11rem"
      background="#fff"
      color="#000"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </chakra.svg>
  );
}
