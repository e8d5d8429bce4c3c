/** Brings the page of an older version up to date, with what is typed, ticked and open; at its own address, outside every version. */
import { keepPlace } from './place.ts';

/** Loads the page anew where the server has another version of it; never twice for one version, and never where what is typed could not be kept. */
export async function renewPage(): Promise<void> {
  const version = document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src');
  const answer = await fetch(location.href, { cache: 'no-cache' });
  if (!version || !answer.ok || (await answer.text()).includes(version)) return;
  if (!keepPlace()) return;
  // What is typed until the page goes is kept as well.
  addEventListener('pagehide', keepPlace);
  location.reload();
}
