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

// What only some pages need is fetched where the part that it serves stands.
if (document.querySelector('[data-map]')) void import('./office-map.ts').then(({ showOfficeMaps }) => showOfficeMaps());
if (document.querySelector('[data-draft]')) void import('./contact-form.ts').then(({ tendContactForms }) => tendContactForms());
if (document.querySelector('[data-copy]')) void import('./copying.ts').then(({ offerCopying }) => offerCopying());
