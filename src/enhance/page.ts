/** What the small script does on every page; everything on the page works without it. */
import { animateArrivals } from './arrivals.ts';
import { copyWithoutNoBreak } from './copied-text.ts';
import { layOutDisclosures, showWhatOpens } from './details-elements.ts';
import { enhanceSearch } from '../features/find/enhance.ts';
import { openFragments } from './fragment.ts';
import { keepViewOnLanguageSwitch } from '../features/language/enhance.ts';
import { closeMenusFromOutside } from './menus.ts';
import { cachePagesUnasked } from '../offline/cache-pages.ts';
import { showOpenNow } from '../features/open-now/enhance.ts';
import { offerReadingAloud } from '../features/read-aloud/enhance.ts';
import { keepValues } from '../storage/page-values.ts';
import { restoreViewState } from '../features/language/view-state.ts';
import { handleButtons } from './buttons.ts';
import { followOpening } from './on-opening.ts';
import { removeFallbacks, awaitOrFallBack } from '../islands/show-fallback.ts';
import { hydrateOnTouch, hydrateWhatIsKept } from '../islands/hydration.ts';

/** How long after loading, in milliseconds, pages are kept on the device, so that nothing on this one waits for it. */
const rest = 2000;

/** Does one thing; where it fails, the console says why and all others are done. */
function attempt<Result>(enhance: () => Result): Result | undefined {
  try {
    return enhance();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** True where a link, a form or a typed address has led here, from this site too; and no reload, and no way back. */
const cameByLink = () =>
  performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type === 'navigate');

/** Enhances the page in the browser. */
export function enhancePage(): void {
  attempt(hydrateOnTouch);
  attempt(handleButtons);
  attempt(enhanceSearch);
  const isViewRestored = attempt(restoreViewState);
  attempt(() => keepValues(cameByLink() && !isViewRestored));
  for (const enhance of [
    // An answer that an address gives is newer than what was kept.
    openFragments,
    keepViewOnLanguageSwitch,
    closeMenusFromOutside,
    copyWithoutNoBreak,
    followOpening,
    showWhatOpens,
  ])
    attempt(enhance);
  // What no tap waits for, each in a task of its own, so that a tap meanwhile is answered between two of them.
  for (const work of [showOpenNow, hydrateWhatIsKept, offerReadingAloud, animateArrivals]) setTimeout(work);
  setInterval(showOpenNow, 60_000);

  // Answers change what their page asks and lists; on a slow line React comes too late for that.
  if (document.querySelector('[data-keepable]'))
    import('./answers.ts').then((answers) => answers.followAnswers()).catch(console.warn);

  // Fetched where a part stands that it enhances, which `data-enhanced` marks, and where styles cannot open what is
  // closed on paper.
  if (document.querySelector('[data-enhanced]') || !CSS.supports('selector(::details-content)')) {
    const enhanced = import('./lazy.ts').then((lazy) => lazy.enhanceParts());
    // A part with words for its failure shows them when the file does not come.
    const part = document.querySelector('[data-enhanced][data-fallback]');
    if (part) void awaitOrFallBack(part, enhanced);
    else enhanced.catch(console.warn);
  }

  addEventListener('load', layOutDisclosures);
  if (!import.meta.env.DEV && import.meta.env.VITE_OFFLINE !== 'off')
    addEventListener('load', () => setTimeout(cachePagesUnasked, rest));
  // Only now are buttons answered, and so they are offered.
  document.documentElement.dataset.alive = '';
  removeFallbacks(document);
}
