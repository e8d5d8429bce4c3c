/** Offers this page in the visitor's language, in one line of that language that can be dismissed. */
import { preferredLanguages, rememberLanguage } from '../i18n/language-preference.ts';

/** Words of the offer by language, in the file that the build writes. */
type Suggestions = Record<string, { suggestion: string; dismiss: string; tag: string }>;

export async function suggestLanguage(): Promise<void> {
  const line = document.getElementById('suggestion');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-language]')];
  const link = preferredLanguages()
    .map((code) => links.find(({ dataset }) => dataset.language === code))
    .find((found) => found !== undefined);
  const preferred = link?.dataset.language;
  if (!line || !preferred || link.ariaCurrent) return;
  const current = links.find(({ ariaCurrent }) => ariaCurrent)?.dataset.language ?? '';
  // Without the words there is no offer.
  const suggestions: Suggestions = await fetch('/suggestions.json').then((answer) => answer.json()).catch(() => ({}));
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
