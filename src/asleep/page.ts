/** The small script of every page; everything on the page works without it. */
import { animateArrivals } from './arrivals.ts';
import { openFragments } from './fragment.ts';
import { keepPlaceOnLanguageSwitch, restorePlace } from './language-switch.ts';
import { suggestLanguage } from './language-suggestion.ts';
import { closeMenusFromOutside } from './menus.ts';
import { showOpenNow } from './open-now.ts';
import { shareOnOpening } from './share-on-opening.ts';
import { wakeOnTouch, wakeWhatIsKept } from './wake.ts';

openFragments();
restorePlace();
keepPlaceOnLanguageSwitch();
closeMenusFromOutside();
shareOnOpening();
wakeOnTouch();
wakeWhatIsKept();
suggestLanguage();
showOpenNow();
animateArrivals();

// Fetched where a part that it serves stands.
if (document.querySelector('[data-map],[data-draft],[data-copy]')) void import('./on-some-pages.ts').then(({ tendPage }) => tendPage());
