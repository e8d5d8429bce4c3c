/**
 * The code on printed lists that opens a chat with the office: a file of its own, so that no code for it reaches a
 * phone before it prints.
 */
import { qrSquares } from '../../../components/qr-squares.ts';

/** The code of a text as SVG. */
export function contactCodeDrawing(text: string): string {
  const { path, size } = qrSquares(text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
  );
}
