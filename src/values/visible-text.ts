/** Marks without a shape, of direction, joining or hyphenation, as they come along with what is pasted. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A text as it reads, whatever its keyboard made of it: letters and digits that are wide or bold become plain,
 * invisible marks go. Raised figures stay, since 10² is not 102.
 */
export const plainLetters = (text: string) =>
  text.replace(/\P{No}+/gu, (part) => part.normalize('NFKC')).replace(invisible, '');

/** What of a text is seen: without invisible marks and the space around it; empty where there is nothing to read. */
export function visibleText(text: string): string {
  return text.replace(invisible, '').trim();
}
