/** Offers this page in the visitor's language, in one line of that language that can be dismissed. */
import { preferredLanguages, rememberLanguage } from '../i18n/language-preference.ts';

/** Words of the offer by language, in the file that the build writes. */
type Suggestions = Record<string, { suggestion: string; dismiss: string; tag: string }>;

/** Rejects where the words cannot be fetched. */
export async function suggestLanguage(): Promise<void> {
  const line = document.getElementById('suggestion');
  const link = preferredLanguages()
    .map((code) => document.querySelector<HTMLAnchorElement>(`a[data-language="${CSS.escape(code)}"]`))
    .find(Boolean);
  const preferred = link?.dataset.language;
  if (!line || !preferred || preferred === line.dataset.language) return;
  const suggestions: Suggestions = await (await fetch('/suggestions.json')).json();
  const words = suggestions[preferred];
  const offer = line.querySelector('a');
  const dismiss = line.querySelector('button');
  if (!words || !offer || !dismiss) return;
  line.lang = words.tag;
  offer.href = link.href;
  offer.dataset.language = preferred;
  offer.textContent = words.suggestion;
  dismiss.textContent = words.dismiss;
  dismiss.onclick = () => {
    rememberLanguage(line.dataset.language ?? '');
    line.hidden = true;
    // The button is gone; the chat link beside it takes the focus.
    line.parentElement?.querySelector<HTMLElement>('a[target]')?.focus();
  };
  line.hidden = false;
}
