/** Marks without a shape, of direction, joining or hyphenation, as they come along with what is pasted. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** What of a text is seen: without invisible marks and the space around it; empty where there is nothing to read. */
export function visibleText(text: string): string {
  return text.replace(invisible, '').trim();
}
