/** The glossary as data: what each English term is in every other language. */
import { readFileSync } from 'node:fs';
import { languageCodes } from '../../i18n/languages.ts';
import { readTable } from '../../values/read-table.ts';

/** Each term as the glossary writes it in each language. */
export const glossary = readTable(readFileSync(new URL('glossary.tsv', import.meta.url), 'utf8'), languageCodes);

/** Forms of a cell without what stands in brackets, any of which is right: `insurer / insurance company` has two. */
export const formsOf = (cell: string) => cell.replace(/\s*\([^)]*\)/g, '').split(' / ');
