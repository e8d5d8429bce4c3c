/** The code on printed lists that opens a chat with the office: a file of its own, so that no code for it reaches a phone before it prints. */
import type { Plugin } from 'vite';
import { contactCode, officeFrom, whatsappLink } from '../../office/office.ts';
import { qrSquares } from '../../components/qr-squares.ts';

function codeFile(text: string): string {
  const { path, size } = qrSquares(text);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
  );
}

/** Writes the file into the built site and serves it in `npm run dev`. */
export function contactCodePlugin(): Plugin {
  let file = '';
  return {
    name: 'contact-code',
    configResolved({ env }) {
      file = codeFile(whatsappLink(officeFrom(env).whatsapp.value));
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
