/** The editor's own words; they are no words of the site, so they do not stand in `locales`. */
import { defaultLanguage, type Language } from '../../../i18n/languages.ts';

const english = {
  translate: 'Translate',
  hint: 'Alt-click a text. F2 ends.',
  allTexts: 'All texts of the page',
  save: 'Save',
  close: 'Close',
  saved: 'Saved.',
  refused: 'Not saved. Please fix the errors first.',
  unreachable: 'Not saved. npm run dev does not answer.',
  conflict: 'Not saved. Another editor has changed this text meanwhile; saving again replaces it.',
  glossary: 'Glossary',
  findings: 'What the check says',
  good: 'Nothing to fix.',
  editToo: 'Edit this too',
  problems: 'There are errors in locale files. What cannot be read is shown as it last was.',
};

export type EditorWords = typeof english;

const translations: Partial<Record<Language, EditorWords>> = {
  gu: {
    translate: 'અનુવાદ',
    hint: 'લખાણ પર Alt સાથે ક્લિક કરો. F2 થી બંધ થશે.',
    allTexts: 'પેજનાં બધાં લખાણ',
    save: 'સેવ કરો',
    close: 'બંધ કરો',
    saved: 'સેવ થયું.',
    refused: 'સેવ થયું નથી. પહેલાં ભૂલો સુધારો.',
    unreachable: 'સેવ થયું નથી. npm run dev ચાલુ છે કે નહીં તે જુઓ.',
    conflict: 'સેવ થયું નથી. આ લખાણ એટલામાં બીજા કોઈએ બદલ્યું છે; ફરી સેવ કરશો તો તેની જગ્યાએ તમારું આવશે.',
    glossary: 'શબ્દોની યાદી',
    findings: 'તપાસ શું કહે છે',
    good: 'સુધારવા જેવું કંઈ નથી.',
    editToo: 'આ પણ બદલો',
    problems: 'ભાષા ફાઇલોમાં ભૂલો છે. જે વંચાતું નથી તે પેજ પર પહેલાં હતું તેમ જ દેખાય છે.',
  },
  hi: {
    translate: 'अनुवाद',
    hint: 'टेक्स्ट पर Alt के साथ क्लिक करें। F2 से बंद होगा।',
    allTexts: 'पेज के सभी टेक्स्ट',
    save: 'सेव करें',
    close: 'बंद करें',
    saved: 'सेव हो गया।',
    refused: 'सेव नहीं हुआ। पहले गलतियाँ ठीक करें।',
    unreachable: 'सेव नहीं हुआ। देखें कि npm run dev चल रहा है या नहीं।',
    conflict: 'सेव नहीं हुआ। यह टेक्स्ट इस बीच किसी और ने बदल दिया है; फिर से सेव करने पर उसकी जगह आपका आएगा।',
    glossary: 'शब्दों की सूची',
    findings: 'जाँच क्या कहती है',
    good: 'सब ठीक है।',
    editToo: 'इसे भी बदलें',
    problems: 'भाषा फ़ाइलों में गलतियाँ हैं। जो पढ़ा नहीं जा सकता, वह पेज पर पहले जैसा ही दिखता है।',
  },
};

/** Words in the language of the page; English where nobody has given any. */
export function wordsIn(language: Language): EditorWords {
  return translations[language] ?? translations[defaultLanguage] ?? english;
}
