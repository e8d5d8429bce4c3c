import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CallButtonLink, useWhatsappAddress } from '../components/contact-links.tsx';
import { WhatsappButtonLink } from '../components/whatsapp-button-link.tsx';
import { WhoAnswers } from '../components/who-answers.tsx';
import { Closing } from './closing.tsx';

interface ChatClosingProps {
  title: string;
  /** What the chat is about; without it the greeting is general. */
  topic?: string;
}

/** The closing call of a page that sells nothing: ask in a chat, or call. */
export function ChatClosing({ title, topic }: ChatClosingProps) {
  const { t } = useTranslation();
  return (
    // On phones the bar at the foot of the screen offers the same.
    <chakra.div css={{ '@media (max-width: 47.99em)': { display: 'none' } }}>
      <Closing title={title} beside={<WhoAnswers />}>
        <WhatsappButtonLink href={useWhatsappAddress(topic)}>{t('actions.whatsapp')}</WhatsappButtonLink>
        <CallButtonLink variant="outlineOnBrand" />
      </Closing>
    </chakra.div>
  );
}
