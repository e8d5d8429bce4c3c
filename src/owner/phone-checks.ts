/** What only a person with a phone can try, as the boxes of the owner’s README say: `- [ ]` is open, `- [x]` has been done. */
import type { ReadinessItem } from './readiness-item.ts';

/** One point for all boxes that are open; none when every one is ticked. */
export function openPhoneChecks(readme: string): ReadinessItem[] {
  const boxes = [...readme.matchAll(/^- \[([ xX])\] /gm)];
  const open = boxes.filter(([, mark]) => mark === ' ');
  if (open.length === 0) return [];
  return [
    {
      isEssential: false,
      what: `${open.length} of ${boxes.length} points that only a person with a phone can try have not been ticked`,
      remedy: 'Try them, and put an x between their brackets in src/office/README.md, under “On a real phone”.',
    },
  ];
}
