/** The small script of every page; everything on the page works without it. */
import { animateArrivals } from './arrivals.ts';
import { layOutDisclosures } from './disclosures.ts';
import { openFragments } from './fragment.ts';
import { keepPlaceOnLanguageSwitch } from './language-switch.ts';
import { suggestLanguage } from './language-suggestion.ts';
import { closeMenusFromOutside } from './menus.ts';
import { keepPagesUnasked } from './offline-copies.ts';
import { showOpenNow } from './open-now.ts';
import { keepValues } from './page-values.ts';
import { restorePlace } from './place.ts';
import { answerListButtons } from './list-buttons.ts';
import { renew } from './renew.ts';
import { shareOnOpening } from './share-on-opening.ts';
import { wakeOnTouch, wakeWhatIsKept } from './wake.ts';

/** What a link has led to, and no reload, way back or step within the page. */
const isNewVisit = performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type === 'navigate');

// First of all, because it moves the page.
suggestLanguage();
openFragments();
wakeOnTouch();
const isAtOldPlace = restorePlace();
keepValues(isNewVisit && !isAtOldPlace);
answerListButtons();
keepPlaceOnLanguageSwitch();
closeMenusFromOutside();
shareOnOpening();
// What no tap waits for, each in a task of its own, so that a tap meanwhile is answered between two of them.
for (const work of [showOpenNow, wakeWhatIsKept, animateArrivals]) setTimeout(work);
setInterval(showOpenNow, 60_000);

// Fetched where a part stands that it tends; `data-tended` marks those.
if (document.querySelector('[data-tended]')) {
  import('./on-some-pages.ts').then((part) => part.tendPage()).catch(renew);
}

addEventListener('load', layOutDisclosures);

/** How long after loading, in milliseconds, pages are kept on the device, so that nothing on this one waits for it. */
const rest = 2000;
if (!import.meta.env.DEV && import.meta.env.VITE_OFFLINE !== 'off') addEventListener('load', () => setTimeout(keepPagesUnasked, rest));
