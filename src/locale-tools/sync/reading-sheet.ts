/** `npm run status -- --sheet gu`: every text of a language on paper, for a native who reads it aloud and marks what sounds wrong. */
import { languages, type Language } from '../../i18n/languages.ts';
import { menuItems } from '../../site/menu.ts';
import { pageIds } from '../../site/pages.ts';
import { addressOf } from '../../site/urls.ts';
import { placeholderPattern } from '../text-analysis.ts';
import type { TextStatus } from './translation-status.ts';

const english = {
  heading: 'To read aloud',
  name: 'Name',
  date: 'Date',
  text: 'Text',
  mark: 'What to say instead',
  how: 'Read every text aloud, as one says it to a client. Tick what sounds right; write beside the rest how you would say it. Grey words are filled in.',
  whenRead: 'Once a part is read and mended, the developer records it with',
};

const translations: Partial<Record<Language, typeof english>> = {
  gu: {
    heading: 'મોટેથી વાંચવા માટે',
    name: 'નામ',
    date: 'તારીખ',
    text: 'લખાણ',
    mark: 'તમે કેવી રીતે કહો',
    how: 'દરેક લખાણ સામે બેઠેલા ગ્રાહકને કહેતા હો તેમ મોટેથી વાંચો. બરાબર લાગે ત્યાં ✓ કરો, બાકીનાની બાજુમાં તમે કેવી રીતે કહો તે લખો. '
      + 'ઝાંખા અંગ્રેજી શબ્દોની જગ્યાએ વેબસાઇટ સાચી વિગત મૂકે છે.',
    whenRead: 'આ ભાગ વંચાઈ અને સુધરી જાય પછી ડેવલપર આ કમાન્ડથી નોંધ કરે:',
  },
  hi: {
    heading: 'ज़ोर से पढ़ने के लिए',
    name: 'नाम',
    date: 'तारीख',
    text: 'लिखा हुआ',
    mark: 'आप कैसे कहेंगे',
    how: 'हर वाक्य ज़ोर से पढ़ें, जैसे सामने बैठे ग्राहक से कह रहे हों। '
      + 'ठीक लगे वहाँ ✓ करें, बाकी के आगे लिखें कि आप कैसे कहेंगे। हल्के अंग्रेज़ी शब्दों की जगह वेबसाइट सही जानकारी रखती है।',
    whenRead: 'यह हिस्सा पढ़कर ठीक कर लिया हो, तो डेवलपर इस कमांड से दर्ज करे:',
  },
};

const style = `
@page { size: A4; margin: 14mm 12mm; }
body { font: 12pt/1.6 "Noto Sans Gujarati", "Noto Sans Devanagari", system-ui, sans-serif; max-width: 190mm; margin: 0 auto; padding: 4mm; color: #000; }
h1 { font-size: 18pt; margin: 0; } h2 { font-size: 14pt; margin: 8mm 0 1mm; break-after: avoid; }
p { margin: 2mm 0; } .reader { display: flex; gap: 10mm; } .reader span { flex: 1; border-bottom: 1px solid; }
table { width: 100%; border-collapse: collapse; } thead { display: table-header-group; } tr { break-inside: avoid; }
th, td { border: 1px solid #999; padding: 1.5mm 2mm; text-align: start; vertical-align: top; } th { font-weight: 600; }
td:nth-child(1) { width: 50%; } td:nth-child(2) { width: 8mm; text-align: center; } small { display: block; } small, .filled { color: #666; font-size: 8pt; }
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Files in the order of the site: what every page has, the pages as the menu names them, the other pages, and what stands on several. */
function inSiteOrder(files: readonly string[]): string[] {
  const menu = menuItems.flatMap(({ page, submenu }) => [page, ...(submenu?.pages ?? [])]);
  return [...new Set(['common', ...menu, ...pageIds, ...files])].filter((file) => files.includes(file));
}

function row({ key, translation, isRead }: TextStatus): string {
  const text = escaped(translation).replace(placeholderPattern, (placeholder) => `<span class="filled">${placeholder}</span>`);
  return `<tr><td>${text}<small lang="en">${escaped(key)}</small></td><td>${isRead ? '✓' : '☐'}</td><td></td></tr>`;
}

/** The page; what was read already is ticked. */
export function readingSheet(language: Language, texts: readonly TextStatus[]): string {
  const words = translations[language] ?? english;
  const { tag, endonym } = languages[language];
  const byFile = Map.groupBy(texts.filter(({ translation }) => translation !== ''), ({ file }) => file);
  const parts = inSiteOrder([...byFile.keys()]).map((file) => {
    const page = pageIds.find((id) => id === file);
    const address = page ? ` ${addressOf(page, language)}` : '';
    const own = byFile.get(file) ?? [];
    const name = own.find(({ key }) => key === 'hero.title' || key === 'title')?.translation ?? '';
    return `<section><h2>${escaped(name)}<small lang="en">${file}.json${address}</small></h2>
<table><thead><tr><th>${words.text}</th><th>✓</th><th>${words.mark}</th></tr></thead><tbody>
${own.map(row).join('\n')}
</tbody></table>
<p>${words.whenRead} <code lang="en">npm run status -- --read ${language} ${file}</code></p></section>`;
  });
  return `<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><title>${endonym}: ${words.heading}</title><style>${style}</style></head><body>
<h1>${endonym}: ${words.heading}</h1>
<p class="reader">${words.name}:<span></span> ${words.date}:<span></span></p>
<p>${words.how}</p>
${parts.join('\n')}
</body></html>
`;
}
