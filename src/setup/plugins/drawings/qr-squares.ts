import { encode } from 'uqr';

/** Quiet edge that a reader needs around a code, in modules (ISO/IEC 18004). */
const edge = 4;

/**
 * The dark squares of a text's QR code as path data, and the side of the whole in the same units, its quiet edge
 * included.
 */
export function qrSquares(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: edge });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return { path: squares.join(''), size };
}
