/** What helps to translate a text: placeholders to insert, the glossary's words, where it is used. */
import { isLanguage, languages } from '../../../i18n/languages.ts';
import type { OpenedText } from '../protocol.ts';
import { button, element } from './element.ts';
import type { EditorWords } from './interface-texts.ts';

function placeholders({ placeholders: all }: OpenedText, insert: (placeholder: string) => void, words: EditorWords): HTMLElement[] {
  if (all.length === 0) return [];
  const chips = all.map(({ written, means }) => {
    const chip = button(means === undefined ? written : `${written} = ${means}`, () => insert(written), 'chip');
    return chip;
  });
  return [element('section', {}, element('h3', {}, words.placeholders), element('div', { className: 'row' }, ...chips))];
}

function glossary({ glossary: entries }: OpenedText, words: EditorWords): HTMLElement[] {
  if (entries.length === 0) return [];
  const rows = entries.map(({ english, written, note }) => {
    const cells = Object.entries(written).map(([code, form]) => element('td', { lang: isLanguage(code) ? languages[code].tag : code }, form));
    return element('tr', {}, element('td', {}, english), ...cells, element('td', {}, note));
  });
  return [element('section', {}, element('h3', {}, words.glossary), element('table', {}, ...rows))];
}

export function aidsFor(text: OpenedText, insert: (placeholder: string) => void, words: EditorWords): HTMLElement[] {
  const pages = text.pages.length > 0 ? [element('p', { className: 'small' }, `${words.usedOn}: ${text.pages.join(', ')}`)] : [];
  return [...placeholders(text, insert, words), ...glossary(text, words), ...pages];
}
