/**
 * Renews a page whose parts cannot be had, by loading it again with what is typed, ticked and open;
 * at its own address, outside every version, and run by each import.
 */
import { keepViewState } from './view-state.ts';

/** Scripts that the network lost. For those many browsers never ask again in the life of a page: https://github.com/whatwg/html/issues/6768 */
function lostScripts(): string[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return entries
    .filter(({ name, responseStatus }) => responseStatus === 0 && /\/assets\/.+\.js$/.test(name))
    .map(({ name }) => name);
}

/** Whether scripts were lost that can be had now; once for a version in a tab, since something else may keep them from the page. */
async function canRepair(version: string): Promise<boolean> {
  const scripts = lostScripts();
  if (scripts.length === 0 || sessionStorage.getItem('fixed') === version) return false;
  const answers = await Promise.all(scripts.map((script) => fetch(script, { cache: 'no-cache' })));
  if (!answers.every(({ ok }) => ok)) return false;
  sessionStorage.setItem('fixed', version);
  return true;
}

/** How long a visitor rests between two strokes or taps before loading anew interrupts nothing, in milliseconds. */
const rest = 500;

/** Resolves when the visitor neither types nor taps, since what is typed while one page gives way to the next reaches neither. */
function visitorRests(): Promise<void> {
  return new Promise((resolve) => {
    let waiting = setTimeout(resolve, rest);
    const wait = () => {
      clearTimeout(waiting);
      waiting = setTimeout(resolve, rest);
    };
    for (const kind of ['keydown', 'input', 'pointerdown']) addEventListener(kind, wait, true);
  });
}

/**
 * Loads the page anew where the server has another version of it, or where lost scripts can be had; never where what is typed
 * could not be kept, and never while a message is on its way.
 */
async function renewPage(): Promise<void> {
  const version = document.querySelector('script[type=module][src^="/assets/"]')?.getAttribute('src');
  const answer = await fetch(location.href, { cache: 'no-cache' });
  if (!version || !answer.ok) return;
  const isNewest = (await answer.text()).includes(version);
  if (isNewest && !(await canRepair(version))) return;
  await visitorRests();
  if (document.querySelector('[data-held], [data-leaving], [aria-busy=true]') || !keepViewState()) return;
  location.reload();
}

// Whoever imports this learns when it is settled: a press that waits is made again on the page that is loaded anew.
await renewPage().catch(() => {});
