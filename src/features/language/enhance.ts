/**
 * Switching the language keeps the hash, how far the page is scrolled and what is open; what is typed, ticked or chosen
 * is kept already.
 */
import { languageEntry, writeEntry } from '../../i18n/language-preference.ts';
import { keepViewState } from './view-state.ts';

export function keepViewOnLanguageSwitch(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-language]');
    if (!link) return;
    writeEntry(languageEntry, link.dataset.language ?? '');
    link.hash = location.hash;
    link.search = location.search;
    keepViewState();
    // A slow phone may be scrolled on until the next page comes.
    addEventListener('pagehide', keepViewState, { once: true });
  });
}
