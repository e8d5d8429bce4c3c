/** Where a line must not break, said by signs in the words themselves. */
import type { Language } from '../../../i18n/languages.ts';
import { noBreakSpace, wordJoiner } from '../../../values/without-no-break.ts';

/** A range of figures, such as 10–15. */
const range = /(?<=\d)–(?=\d)/gu;

/** By language, with what the others share under `other`. */
type Rules = Partial<Record<Language, RegExp>> & { other: RegExp };

/** The space between two figures, as in 14 3 2026. */
const betweenFigures = /(?<=\d) (?=\d)/gu;

/**
 * The hyphen after a short first part, such as e-FIR, J-1, add-on or રી-ઇશ્યુ; longer words would leave ragged lines.
 */
const shortPrefix: Rules = {
  en: /(?<=(?<![\p{L}\p{N}-])(?:e|J|X|[Aa]dd))-(?=[\p{L}\d])/gu,
  other: /(?<=(?<![\p{L}\p{M}\p{N}-])[\p{L}\p{M}]{1,3})-(?=[\p{L}\d])/gu,
};

/**
 * The space between a figure, or a placeholder for one, and what counts it: in English a unit or a month, else any
 * short word, as postpositions and months are.
 */
const beforeUnit: Rules = {
  en: /(?<=\d|\}\}) (?=(?:(?:minute|hour|day|week|month|year|lakh|crore|km|cm|cc)s?|January|February|March|April|May|June|July|August|September|October|November|December)\b)/gu,
  other: /(?<=\d[+%*]?|\}\}) (?=[\p{L}\p{M}]{1,9}(?![\p{L}\p{M}-]))/gu,
};

/** The last space of a heading whose last two words are short, so that none stands alone on its last line. */
const beforeLastWord = /(?<= [^ {}]+) (?=[^ {}]+$)/u;
const headingKeys = new Set(['title', 'question', 'heading']);
const mostJoined = 8;

/** Addresses and names of files are copied and typed, so they stay as they are. */
const isAddress = (word: string) => /[\p{L}\d][./@:][\p{L}\d]/u.test(word) && !/^[\d.,:–]+$/u.test(word);

function joinedHeading(text: string): string {
  const [lastTwo = ''] = /[^ {}]+ [^ {}]+$/u.exec(text) ?? [];
  return lastTwo.length > mostJoined ? text : text.replace(beforeLastWord, noBreakSpace);
}

/** A text with no-break characters where it must not break; `key` is the name under which the locale file has it. */
export function unbroken(text: string, key: string, language: Language): string {
  const words = text
    .split(/(\{\{.*?\}\}|\s)/u)
    .map((part) =>
      part.startsWith('{{') || isAddress(part)
        ? part
        : part
            .replaceAll(range, `${wordJoiner}–${wordJoiner}`)
            .replaceAll(shortPrefix[language] ?? shortPrefix.other, `-${wordJoiner}`),
    );
  const joined = words
    .join('')
    .replaceAll(betweenFigures, noBreakSpace)
    .replaceAll(beforeUnit[language] ?? beforeUnit.other, noBreakSpace);
  return headingKeys.has(key) ? joinedHeading(joined) : joined;
}
