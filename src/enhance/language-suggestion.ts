/** Offers this page in the visitor's language, in one line of that language that can be dismissed. */
import { preferredLanguages, rememberLanguage } from '../i18n/language-preference.ts';

export function suggestLanguage(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];
  const link = preferredLanguages()
    .map((code) => links.find(({ dataset }) => dataset.language === code))
    .find(Boolean);
  const line = document.getElementById('suggestion');
  const offer = line?.querySelector('a');
  const dismiss = line?.querySelector('button');
  // The link to the page's own language has no words for an offer. It would move what an address names, or what a finger is about to meet.
  if (!link?.dataset.suggestion || !line || !offer || !dismiss || location.hash || navigator.userActivation?.hasBeenActive) return;
  line.lang = link.lang;
  offer.href = link.href;
  offer.dataset.language = link.dataset.language;
  offer.textContent = link.dataset.suggestion;
  dismiss.title = link.dataset.dismiss ?? '';
  dismiss.onclick = () => {
    const own = links.find(({ dataset }) => !dataset.suggestion);
    rememberLanguage(own?.dataset.language ?? '');
    line.hidden = true;
    // The button is gone.
    own?.focus();
  };
  line.hidden = false;
}
