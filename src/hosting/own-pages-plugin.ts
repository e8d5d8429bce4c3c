/** Keeps `npm run dev` to its own pages: other machines and sites get what a page needs, and nothing else that Vite and its plugins bring. */
import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';
import { isFromOwnPage, isFromThisMachine } from './own-requests.ts';

/** Where tools answer, like the one that opens an editor; no page of the site begins so. */
const isTool = (url = '') => URL.parse(url, 'http://localhost')?.pathname.startsWith('/__') !== false;

/** Whether a page is opened by a link or by its address, as every site may. */
const isOpened = ({ 'sec-fetch-dest': destination }: IncomingMessage['headers']) => destination === 'document';

function mayAsk(request: IncomingMessage): boolean {
  const isOwn = isFromOwnPage(request.headers);
  return isTool(request.url)
    ? isOwn === true && isFromThisMachine(request)
    : isOwn !== false || isOpened(request.headers);
}

export const ownPagesPlugin: Plugin = {
  name: 'own-pages',
  apply: 'serve',
  config: () => ({ server: { cors: false, forwardConsole: false } }),
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (mayAsk(request)) next();
      else response.writeHead(403).end();
    });
  },
};
