/** `npm run status -- --sheet gu`: every text of a language on paper, for a native who reads it aloud and marks what sounds wrong. */
import whereItStands from '../../../locales/where-it-stands.json' with { type: 'json' };
import { languages, type Language } from '../../i18n/languages.ts';
import { pageIds } from '../../site/pages.ts';
import { placeholderPattern } from '../text-analysis.ts';
import sheetWords from './reading-sheet-words.json' with { type: 'json' };
import type { TextStatus } from './translation-status.ts';

const wordsIn: Partial<Record<Language, typeof sheetWords.en>> = sheetWords;
const readerOf: Partial<Record<string, string>> = whereItStands;

const style = `
@page { size: A4; margin: 12mm; }
body { font: 12pt/1.6 "Noto Sans Gujarati", "Noto Sans Devanagari", system-ui, sans-serif; }
h2 { break-after: avoid; } table { width: 100%; border-collapse: collapse; } tr { break-inside: avoid; }
th, td { border: 1px solid #999; padding: 2mm; text-align: start; vertical-align: top; } td:first-child { width: 50%; }
small { display: block; } small, .filled { color: #666; font-size: 8pt; }
`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What every page has first, then the pages, then what stands on several. */
function inSiteOrder(files: readonly string[]): string[] {
  return [...new Set(['common', ...pageIds, ...files])].filter((file) => files.includes(file));
}

function row({ key, translation, isRead }: TextStatus): string {
  const text = escaped(translation).replace(placeholderPattern, '<span class="filled">$&</span>');
  return `<tr><td>${text}<small lang="en">${escaped(key)}</small></td><td>${isRead ? '✓' : '☐'}</td><td></td></tr>`;
}

/** The page; what was read already is ticked. */
export function readingSheet(language: Language, texts: readonly TextStatus[]): string {
  const words = wordsIn[language] ?? sheetWords.en;
  const { tag, endonym } = languages[language];
  const byFile = Map.groupBy(
    texts.filter(({ translation }) => translation !== ''),
    ({ file }) => file,
  );
  const parts = inSiteOrder([...byFile.keys()]).map((file) => {
    const own = byFile.get(file) ?? [];
    const name = own.find(({ key }) => key === 'hero.title' || key === 'title')?.translation ?? '';
    return `<h2>${escaped(name)}<small lang="en">${file}.json</small></h2>
<p lang="en">${escaped(readerOf[file] ?? '')}</p>
<table><tr><th>${words.text}</th><th>✓</th><th>${words.mark}</th></tr>
${own.map(row).join('\n')}
</table>
<p>${words.whenRead} <code lang="en">npm run status -- --read ${language} ${file}</code></p>`;
  });
  const title = `${endonym}: ${words.heading}`;
  return `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><title>${title}</title><style>${style}</style></head><body>
<h1>${title}</h1>
<p>✎ ______________________ &nbsp; ____ / ____ / ______</p>
<p>${words.how}</p>
${parts.join('\n')}
</body></html>
`;
}
