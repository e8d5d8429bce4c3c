/** Settings that only together make a true sentence. */
import { essentialParts, furtherParts } from './licence.ts';
import { chargeLines } from './passport-charge.ts';

/** Gives the value of a setting; undefined where it is unset. */
type Read = (name: string) => string | undefined;

const remedy = 'Fix it in .env or the environment.';

function licenceFaults(read: Read): string[] {
  const isGiven = [...essentialParts, ...furtherParts].some(read);
  const missing = essentialParts.filter((name) => !read(name));
  if (!isGiven || missing.length === 0) return [];
  return [`${missing.join(' and ')} must be set as well: a licence in the footer says whose it is, what it is and its number. ${remedy}`];
}

/** The figures of a line, whatever their order and grouping. */
const figuresOf = (line: string) => (line.replace(/(\d),(?=\d)/g, '$1').match(/\d+/g) ?? []).toSorted().join(' ');

function chargeFaults(read: Read): string[] {
  const { en, ...others } = chargeLines;
  const english = read(en);
  const translations = Object.values(others);
  if (!english || english === 'none') {
    const alone = translations.filter(read);
    if (alone.length === 0) return [];
    const reason = english ? `${en} says that nothing is charged` : `${en} is unset`;
    return [`${alone.join(' and ')} must be empty, because ${reason}. ${remedy}`];
  }
  const missing = translations.filter((name) => !read(name));
  if (missing.length > 0)
    return [`${missing.join(' and ')} must be set as well: ${en} says in English what is charged, and the other pages would keep it back. ${remedy}`];
  const differing = translations.filter((name) => figuresOf(read(name) ?? '') !== figuresOf(english));
  if (differing.length === 0) return [];
  return [`${differing.join(' and ')} must name the same figures as ${en}, which says "${english}". ${remedy}`];
}

/** What is wrong with settings that are well formed one by one. */
export function faultsTogether(read: Read): string[] {
  return [...licenceFaults(read), ...chargeFaults(read)];
}
