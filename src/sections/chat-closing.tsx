import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallButtonLink, useWhatsappAddress } from '../components/contact-links.tsx';
import { WhatsappButtonLink } from '../components/whatsapp-button-link.tsx';
import { WhoAnswers } from '../components/who-answers.tsx';
import { Closing } from './closing.tsx';
import { media } from '../theme/media.ts';

/**
 * The closing call of a page that sells nothing: ask in a chat, or call; without a topic the chat's greeting is
 * general.
 */
export function ChatClosing({ title, topic }: { title: string; topic?: string }) {
  const { t } = useTranslation();
  return (
    // On phones the bar at the foot of the screen offers the same.
    <chakra.div css={{ [media.barAtFoot]: { display: 'none' } }}>
      <Closing title={title} beside={<WhoAnswers />}>
        <WhatsappButtonLink href={useWhatsappAddress(topic)}>{t('actions.whatsapp')}</WhatsappButtonLink>
        <CallButtonLink variant="outlineOnBrand" />
      </Closing>
    </chakra.div>
  );
}
