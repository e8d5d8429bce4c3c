/** Offers this page in the visitor's language, in one line of that language that can be dismissed. */
import { preferredLanguage, rememberLanguage } from '../i18n/language-preference.ts';
import { languageOf } from '../site/language-of.ts';

/** Words of the offer by language, in the file that the build writes. */
type Suggestions = Record<string, { suggestion: string; dismiss: string; tag: string }>;

export async function suggestLanguage(): Promise<void> {
  const line = document.getElementById('suggestion');
  const preferred = preferredLanguage();
  const current = languageOf(location.pathname);
  const link = document.querySelector<HTMLAnchorElement>(`a[data-language="${preferred}"]`);
  if (!line || !link || !preferred || preferred === current) return;
  const suggestions: Suggestions = await fetch('/suggestions.json').then((answer) => answer.json());
  const words = suggestions[preferred];
  const [offer] = line.getElementsByTagName('a');
  const [dismiss] = line.getElementsByTagName('button');
  if (!words || !offer || !dismiss) return;
  line.lang = words.tag;
  offer.href = link.href;
  offer.dataset.language = preferred;
  offer.textContent = words.suggestion;
  dismiss.textContent = words.dismiss;
  dismiss.onclick = () => {
    rememberLanguage(current);
    line.hidden = true;
  };
  line.hidden = false;
}
