import { chakra } from '@chakra-ui/react';
import { progressOf, type TickedList } from './progress.ts';
import { media } from '../../theme/media.ts';

// In one row, as a strip of cloth is, however many there are.
const Strip = chakra('div', {
  base: {
    display: 'flex',
    flex: '1 1 5rem',
    justifyContent: 'flex-end',
    '& svg': { flex: '0 1 2.25rem', aspectRatio: '3 / 2' },
    // The thread runs once through what has just been done.
    '& path + path': { animation: 'weave 0.5s ease-out' },
    // Only React counts what is ticked.
    [media.withoutScript]: { display: 'none' },
    _print: { justifyContent: 'flex-start', paddingBottom: '1' },
  },
});

/**
 * A diamond of the weave for each thing that counts, woven once it is ready; a list that is all ready is a whole strip.
 */
export function WovenProgress({ documents, ticks }: TickedList) {
  const ready = new Set(progressOf(documents, ticks).ready);
  return (
    <Strip aria-hidden="true">
      {documents.map((document) => (
        <svg key={document.id} viewBox="0 0 24 16">
          <path d="M0 0h24v16H0z" fill="url(#woven-outline)" />
          {ready.has(document) && <path d="M0 0h24v16H0z" fill="url(#woven-band)" />}
        </svg>
      ))}
    </Strip>
  );
}
