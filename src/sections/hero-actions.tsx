import { chakra } from '@chakra-ui/react';
import { CallButtonLink, ContactButtonLink } from '../components/contact-links.tsx';
import { ChatButtonLink } from '../components/whatsapp-button-link.tsx';
import { media } from '../theme/media.ts';

/**
 * What a visitor comes to the page for. `front`: to find the way; `emergency`: to be helped at once; `task`: to answer
 * the first question; `service`: to learn what it is and costs; `contact`: to reach the office; `quiet`: to read.
 */
export type HeroNeed = 'front' | 'emergency' | 'task' | 'service' | 'contact' | 'quiet';

/** Buttons of one width, side by side where there is room for their words. */
const Buttons = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    gap: '1.5',
    width: '100%',
    '& > a': { paddingInline: '1' },
    md: { display: 'flex', flexWrap: 'wrap', width: 'auto', '& > a': { minWidth: '11rem', paddingInline: '2' } },
  },
  // Where the bar at the foot of the screen says the same.
  variants: { wideOnly: { true: { [media.barAtFoot]: { display: 'none' } } } },
});

/** The next step that a hero offers; whoever came for a task, or to read, is sold nothing. */
export function HeroActions({ need }: { need: HeroNeed }) {
  if (need !== 'service' && need !== 'emergency' && need !== 'contact') return null;
  return (
    <Buttons data-print="no" wideOnly={need !== 'service'}>
      {need === 'service' ? (
        <ContactButtonLink />
      ) : (
        <>
          <CallButtonLink />
          <ChatButtonLink>WhatsApp</ChatButtonLink>
        </>
      )}
    </Buttons>
  );
}
