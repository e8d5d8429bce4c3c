import { Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../components/button.tsx';
import { useWhatsappAddress } from '../components/contact-links.tsx';
import { WhatsappButtonLink } from '../components/whatsapp-button-link.tsx';
import { office, telephoneLink } from '../office/office.ts';
import { Closing } from './closing.tsx';

export interface ChatClosingProps {
  title: string;
  body: string;
  /** What the chat is about; without it the greeting is general. */
  topic?: string;
}

/** The closing call of a page that sells nothing: ask in a chat, or call. */
export function ChatClosing({ title, body, topic }: ChatClosingProps) {
  const { t } = useTranslation();
  return (
    <Closing title={title} body={body}>
      <WhatsappButtonLink href={useWhatsappAddress(topic)}>{t('actions.whatsapp')}</WhatsappButtonLink>
      <ButtonLink href={telephoneLink(office.phone.value)} variant="outlineOnBrand">
        <Phone aria-hidden="true" size={20} />
        {t('actions.call')}
      </ButtonLink>
    </Closing>
  );
}
