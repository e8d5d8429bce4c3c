/** `npm run status -- --sheet gu`: every text of a language on paper, for a native who reads it aloud and marks what sounds wrong. */
import { languages, type Language } from '../../i18n/languages.ts';
import { pageIds } from '../../site/pages.ts';
import { placeholderPattern } from '../text-analysis.ts';
import type { TextStatus } from './translation-status.ts';

const english = {
  heading: 'To read aloud',
  text: 'Text',
  mark: 'What to say instead',
  how: 'Read every text aloud, as one says it to a client. Tick what sounds right; write beside the rest how you would say it. Grey words are filled in.',
  whenRead: 'Once a part is read and mended, the developer records it with',
};

const translations: Partial<Record<Language, typeof english>> = {
  gu: {
    heading: 'મોટેથી વાંચવા માટે',
    text: 'લખાણ',
    mark: 'તમે કેવી રીતે કહો',
    how:
      'દરેક લખાણ સામે બેઠેલા ગ્રાહકને કહેતા હો તેમ મોટેથી વાંચો. બરાબર લાગે ત્યાં ✓ કરો, બાકીનાની બાજુમાં તમે કેવી રીતે કહો તે લખો. ' +
      'ઝાંખા અંગ્રેજી શબ્દોની જગ્યાએ વેબસાઇટ સાચી વિગત મૂકે છે.',
    whenRead: 'આ ભાગ વંચાઈ અને સુધરી જાય પછી ડેવલપર આ કમાન્ડથી નોંધ કરે:',
  },
  hi: {
    heading: 'ज़ोर से पढ़ने के लिए',
    text: 'लिखा हुआ',
    mark: 'आप कैसे कहेंगे',
    how:
      'हर वाक्य ज़ोर से पढ़ें, जैसे सामने बैठे ग्राहक से कह रहे हों। ' +
      'ठीक लगे वहाँ ✓ करें, बाकी के आगे लिखें कि आप कैसे कहेंगे। हल्के अंग्रेज़ी शब्दों की जगह वेबसाइट सही जानकारी रखती है।',
    whenRead: 'यह हिस्सा पढ़कर ठीक कर लिया हो, तो डेवलपर इस कमांड से दर्ज करे:',
  },
};

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
  const words = translations[language] ?? english;
  const { tag, endonym } = languages[language];
  const byFile = Map.groupBy(
    texts.filter(({ translation }) => translation !== ''),
    ({ file }) => file,
  );
  const parts = inSiteOrder([...byFile.keys()]).map((file) => {
    const own = byFile.get(file) ?? [];
    const name = own.find(({ key }) => key === 'hero.title' || key === 'title')?.translation ?? '';
    return `<h2>${escaped(name)}<small lang="en">${file}.json</small></h2>
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
