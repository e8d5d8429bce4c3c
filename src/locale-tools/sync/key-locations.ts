/** From a text to the pages that read it, and from a page to the texts that it reads. */
import { defaultLanguage, languageCodes } from '../../i18n/languages.ts';
import { pageIds, type PageId } from '../../site/pages.ts';
import { addressOf, pageAt } from '../../site/urls.ts';
import { pagesUsing, type Usage } from '../key-usage.ts';
import { textsByKey, type LanguageFiles } from '../locale-values.ts';
import { placeNamed } from '../text-place.ts';

/** Page named by its id or by its address in any language. */
function pageNamed(asked: string): PageId | undefined {
  if (!asked.startsWith('/')) return pageIds.find((id) => id === asked);
  const { page, language } = pageAt(asked);
  return addressOf(page, language) === asked ? page : undefined;
}

/** Texts of a file at or below a key, in file order. */
function textsAt(english: LanguageFiles, file: string, key: string): [key: string, text: string][] {
  return [...textsByKey(english[file] ?? {})].filter(([each]) => key === '' || each === key || each.startsWith(`${key}.`));
}

function textsOfPage(page: PageId, english: LanguageFiles, usage: Usage): string[] {
  return Object.keys(english).flatMap((file) => {
    const read = textsAt(english, file, '').filter(([key]) => pagesUsing(usage, `${file}:${key}`).includes(page));
    return read.map(([key, text]) => `  ${file}:${key}  ${text}`);
  });
}

function pagesOfText(file: string, key: string, usage: Usage): string[] {
  const pages = pageIds.filter((page) => pagesUsing(usage, `${file}:${key}`).includes(page));
  if (pages.length > 0) return pages.map((page) => `  ${page}  ${languageCodes.map((language) => addressOf(page, language)).join('  ')}`);
  const loading = pageIds.filter((page) => pagesUsing(usage, `${file}:`).includes(page));
  return [`  No page shows it when it arrives; it may be said later, such as an error message, on a page that loads ${file}.json: ${loading.join(', ')}`];
}

/** Throws when what is asked for is neither a page nor a text, and before the first build. */
export function whereText(asked: string, english: LanguageFiles, usage: Usage | undefined): string {
  if (!usage) throw new Error('Which page reads which text is recorded by a build, and there was none yet. Run npm run build, then ask again.');
  const page = pageNamed(asked);
  if (page) return [`The page ${addressOf(page, defaultLanguage)} reads:`, ...textsOfPage(page, english, usage)].join('\n');
  const { file, key: named } = placeNamed(asked);
  const texts = textsAt(english, file, named);
  if (texts.length === 0) {
    throw new Error(
      `“${asked}” is neither a page nor a text. Name a text by its file and key, `
      + 'as in npm run status -- --where contact:form.send, or a page by its address, as in --where /contact.',
    );
  }
  return texts.map(([key, text]) => [`${file}:${key}  ${text}`, ...pagesOfText(file, key, usage)].join('\n')).join('\n');
}
