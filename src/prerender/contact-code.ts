/** The code on printed lists that opens a chat with the office: drawn from its number, in the built site and in `npm run dev`. */
import { encode } from 'uqr';
import type { Plugin } from 'vite';
import { contactCode, officeFrom, whatsappLink } from '../business/office.ts';

/** Modules of quiet ground that scanners need around a code. */
const quiet = 4;

/** A QR code of a text as an SVG file, dark on white, one square unit per module. */
export function drawCode(text: string): string {
  const { data, size } = encode(text, { border: quiet, ecc: 'M' });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${squares.join('')}"/></svg>\n`
  );
}

export function contactCodePlugin(): Plugin {
  let file = '';
  return {
    name: 'contact-code',
    configResolved({ env }) {
      file = drawCode(whatsappLink(officeFrom(env).whatsapp.value));
    },
    configureServer(server) {
      server.middlewares.use(contactCode, (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml').end(file);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: contactCode.slice(1), source: file });
    },
  };
}
