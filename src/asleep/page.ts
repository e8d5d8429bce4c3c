/** The small script of every page; everything on the page works without it. */
import { animateArrivals } from './arrivals.ts';
import { keepPlaceOnLanguageSwitch, restorePlace } from './language-switch.ts';
import { suggestLanguage } from './language-suggestion.ts';
import { closeMenusFromOutside } from './menus.ts';
import { showOpenNow } from './open-now.ts';
import { wakeOnTouch } from './wake.ts';

restorePlace();
keepPlaceOnLanguageSwitch();
closeMenusFromOutside();
wakeOnTouch();
suggestLanguage();
showOpenNow();
animateArrivals();
