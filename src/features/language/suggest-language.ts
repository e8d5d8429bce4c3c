/**
 * Offers the page in the visitor's language, in one line of that language that can be dismissed for good. It stands in
 * the head of the page itself.
 */
import { preferredLanguages, readEntry, suggestionEntry, writeEntry } from '../../i18n/language-preference.ts';
import { onceParsed } from '../../dom/once-parsed.ts';

onceParsed('suggestion', (line) => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];
  const link = preferredLanguages()
    .map((code) => links.find(({ dataset }) => dataset.language === code))
    .find(Boolean);
  const offer = line.querySelector('a');
  const dismiss = line.querySelector('button');

  // The link to the page's own language has no words for an offer. Who follows an address to a part of the page is
  // looking for that part, and who comes from another page of the site has seen the offer.
  const isWanted =
    !location.hash && !document.referrer.startsWith(`${location.origin}/`) && !readEntry(suggestionEntry);
  if (link?.dataset.suggestion && offer && dismiss && isWanted) {
    line.lang = link.lang;
    offer.href = link.href;
    offer.dataset.language = link.dataset.language;
    offer.textContent = link.dataset.suggestion;
    dismiss.title = link.dataset.dismiss ?? '';
    dismiss.onclick = () => {
      writeEntry(suggestionEntry, 'dismissed');
      line.hidden = true;
      // The button is gone.
      links.find(({ dataset }) => !dataset.suggestion)?.focus();
    };
    line.hidden = false;
    // Dismissed on another page, while this one was in another tab, in the history or drawn ahead.
    document.addEventListener('visibilitychange', () => {
      line.hidden ||= readEntry(suggestionEntry) !== null;
    });
  }
});
