/** The letter as people copy it. */
import type { Letter } from './letter.ts';

/** The letter as a text to copy. */
export function plainText(letter: Letter): string {
  const numbered = (items: readonly string[]) => items.map((item, position) => `${position + 1}. ${item}`);
  const { head, subject, details, greeting, opening, rule, reasons, asks: asked, next, enclosures, foot } = letter;
  const parts = [
    head,
    [subject],
    details.map(({ label, value }) => `${label}: ${value}`),
    [greeting],
    opening,
    rule ? [rule] : [],
    [reasons.title, reasons.text],
    reasons.note ? [reasons.note] : [],
    [asked.title, ...numbered(asked.items)],
    [next],
    enclosures.items.length > 0 ? [enclosures.title, ...numbered(enclosures.items)] : [],
    foot,
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}
