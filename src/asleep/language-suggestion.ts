/** Offers this page in the visitor's language, in one line of that language that can be dismissed. */
import { preferredLanguages, rememberLanguage } from '../i18n/language-preference.ts';

export function suggestLanguage(): void {
  const line = document.getElementById('suggestion');
  const link = preferredLanguages()
    .map((code) => document.querySelector<HTMLAnchorElement>(`a[data-language="${CSS.escape(code)}"]`))
    .find(Boolean);
  const offer = line?.querySelector('a');
  const dismiss = line?.querySelector('button');
  // The link to the page's own language has no words for an offer.
  if (!link?.dataset.suggestion || !line || !offer || !dismiss) return;
  line.lang = link.lang;
  offer.href = link.href;
  offer.dataset.language = link.dataset.language;
  offer.textContent = link.dataset.suggestion;
  dismiss.textContent = link.dataset.dismiss ?? '';
  dismiss.onclick = () => {
    rememberLanguage(line.dataset.language ?? '');
    line.hidden = true;
    // The button is gone; the chat link beside it takes the focus.
    line.parentElement?.querySelector<HTMLElement>('a[target]')?.focus();
  };
  line.hidden = false;
}
