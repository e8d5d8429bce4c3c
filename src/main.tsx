/** The app awake: in the built site it wakes the region that was touched; in development it draws the whole page first. */
import { wakeRegion } from './live/wake-region.tsx';

const root = document.getElementById('root');
if (!root) {
  const error = new Error('The page has no element with id "root", so the app has no place to start. Put <div id="root"></div> back into index.html.');
  // Whoever imports this script has other plans when it cannot be had; the console is to say why all the same.
  reportError(error);
  throw error;
}

if (import.meta.env.DEV) {
  const { drawPage } = await import('./draw-page.tsx');
  await drawPage(root);
}

export { wakeRegion };
