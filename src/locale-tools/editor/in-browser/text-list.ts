/** The list of everything that a page says, seen or not, from which each text can be opened. */
import type { Language } from '../../../i18n/languages.ts';
import type { ListedText, TextKey } from '../protocol.ts';
import { button, element } from './element.ts';
import { listTexts } from './api-client.ts';
import { filesRead, textId, shownPlaces } from './texts-on-page.ts';
import type { EditorWords } from './interface-texts.ts';

export interface TextListOptions {
  host: ParentNode;
  language: Language;
  words: EditorWords;
  open(textKey: TextKey): void;
}

/** Texts by where they can be met; what cannot be seen comes first. */
function grouped(texts: readonly ListedText[], words: EditorWords): [title: string, texts: ListedText[]][] {
  const { seen, spoken } = shownPlaces(document.body);
  const groupOf = (text: ListedText) => {
    if (text.key.startsWith('meta.')) return words.head;
    if (seen.has(textId(text))) return words.seen;
    return spoken.has(textId(text)) ? words.spoken : words.hidden;
  };
  const groups = Map.groupBy(texts, groupOf);
  return [words.head, words.spoken, words.hidden, words.seen].map((title) => [title, groups.get(title) ?? []]);
}

export async function showTextList({ host, language, words, open }: TextListOptions): Promise<void> {
  const texts = await listTexts(language, filesRead());
  const close = () => dialog.remove();

  const groups = grouped(texts, words).map(([title, group]) => {
    const items = group.map((text) => {
      const item = button('', () => {
        close();
        open(text);
      });
      item.append(element('code', {}, textId(text)), element('span', {}, String(text.value)));
      return element('li', {}, item);
    });
    const summary = element('summary', {}, `${title} (${items.length})`);
    return element('details', { open: title !== words.seen }, summary, element('ul', { className: 'list' }, ...items));
  });

  const search = element('input', { type: 'search', placeholder: words.search, ariaLabel: words.search });
  search.oninput = () => {
    const wanted = search.value.toLowerCase();
    for (const item of dialog.querySelectorAll('li')) item.hidden = !item.textContent?.toLowerCase().includes(wanted);
    for (const group of groups) group.open = wanted !== '' || group.open;
  };
  const head = element('div', { className: 'row' }, search, button(words.close, close));
  const dialog = element('dialog', { open: true, ariaLabel: words.allTexts }, head, ...groups);
  dialog.onkeydown = (event) => {
    if (event.key === 'Escape') close();
    event.stopPropagation();
  };
  host.append(dialog);
  search.focus();
}
