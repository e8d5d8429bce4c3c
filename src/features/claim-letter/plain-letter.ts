/** The letter as people copy it. */
import type { Letter } from './letter.ts';

function textOf(part: Letter[keyof Letter]): string {
  if (typeof part !== 'object') return part ?? '';
  if (Array.isArray(part)) return part.join('\n');
  const items = part.items.map((item, position) => `${position + 1}. ${item}`);
  return items.length > 0 ? [part.title, ...items].join('\n') : '';
}

/** The letter as a text to copy. */
export const plainText = (letter: Letter) => Object.values(letter).map(textOf).filter(Boolean).join('\n\n');
