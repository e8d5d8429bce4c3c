/** What only a person can try, as the boxes of the sheet for the counter say: `- [ ]` is open, `- [x]` has been done. */
import type { ReadinessItem } from './readiness-item.ts';

/** One point for all boxes that are open; none when every one is ticked. */
export function openPhoneChecks(sheet: string): ReadinessItem[] {
  const boxes = [...sheet.matchAll(/^- \[([ xX])\] /gm)];
  const open = boxes.filter(([, mark]) => mark === ' ');
  if (open.length === 0) return [];
  return [
    {
      isEssential: false,
      id: 'open-counter',
      about: String(open.length),
      what: `${open.length} of ${boxes.length} points that only a person can try have not been ticked`,
      remedy: 'Try them, and put an x between their brackets in src/office/counter-sheet.md.',
    },
  ];
}
