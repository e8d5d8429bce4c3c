/** What is searched, as it travels: what all places have of one kind stands together, which packs best. */
import type { SearchEntries } from './finder.ts';

/** By kind, what each place has of it. */
interface Written {
  href: string[];
  name: string[];
  page: string[];
  line: string[];
  isUrgent: (boolean | null)[];
  words: string[];
  text: string[];
  elsewhere: string;
}

export function writtenEntries({ places, elsewhere }: SearchEntries): string {
  const written: Written = {
    href: places.map(({ href }) => href),
    name: places.map(({ name }) => name),
    page: places.map(({ page }) => page),
    line: places.map(({ line }) => line),
    isUrgent: places.map(({ isUrgent = null }) => isUrgent),
    words: places.map(({ words }) => words),
    text: places.map(({ text }) => text),
    elsewhere,
  };
  return JSON.stringify(written);
}

export function readEntries(text: string): SearchEntries {
  const written: Written = JSON.parse(text);
  const places = written.href.map((href, row) => ({
    href,
    name: written.name[row] ?? '',
    page: written.page[row] ?? '',
    line: written.line[row] ?? '',
    isUrgent: written.isUrgent[row] ?? undefined,
    words: written.words[row] ?? '',
    text: written.text[row] ?? '',
  }));
  return { places, elsewhere: written.elsewhere };
}
