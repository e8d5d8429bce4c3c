import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/button.tsx';
import { CallButtonLink, useWhatsappAddress } from '../components/contact-links.tsx';
import { useAddress } from '../components/use-address.ts';
import { WhatsappButtonLink } from '../components/whatsapp-button-link.tsx';

/**
 * What a visitor comes to the page for. `front`: to find the way; `emergency`: to be helped at once; `task`: to answer the first question;
 * `service`: to learn what it is and costs; `contact`: to reach the office; `quiet`: to read.
 */
export type HeroNeed = 'front' | 'emergency' | 'task' | 'service' | 'contact' | 'quiet';

/** Buttons of one width, side by side where there is room for their words. */
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
    gap: '1.5',
    width: '100%',
    '& > a': { paddingInline: '1' },
    md: { display: 'flex', flexWrap: 'wrap', width: 'auto', '& > a': { minWidth: '11rem', paddingInline: '2' } },
  },
  // Where the bar at the foot of the screen says the same.
  variants: { wideOnly: { true: { '@media (max-width: 47.99em)': { display: 'none' } } } },
});

function Consult() {
  const { t } = useTranslation();
  const address = useAddress();
  return <ButtonLink href={address('contact')}>{t('actions.consult')}</ButtonLink>;
}

function CallThenChat() {
  return (
    <>
      <CallButtonLink />
      <WhatsappButtonLink href={useWhatsappAddress()}>WhatsApp</WhatsappButtonLink>
    </>
  );
}

/** What each need is offered; whoever came for a task, or to read, is sold nothing. */
const offers: Partial<Record<HeroNeed, () => ReactNode>> = {
  emergency: CallThenChat,
  service: Consult,
  contact: CallThenChat,
};

/** The next step that a hero offers. */
export function HeroActions({ need }: { need: HeroNeed }) {
  const Offer = offers[need];
  return (
    Offer && (
      <Row data-print="no" wideOnly={need === 'emergency' || need === 'contact'}>
        <Offer />
      </Row>
    )
  );
}
