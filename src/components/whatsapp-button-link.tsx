import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useChatAddress } from './contact-links.tsx';
import { ExternalButtonLink } from './external-link.tsx';

/**
 * Opens a chat, or hands something on there; `data-message` is the address up to the text that the small script writes
 * into it.
 */
export function WhatsappButtonLink({ children, ...link }: ComponentProps<typeof ExternalButtonLink>) {
  return (
    <ExternalButtonLink variant="whatsapp" {...link}>
      <MessageCircle size={20} />
      {children}
    </ExternalButtonLink>
  );
}

/** Begins a chat with the office, about the topic where there is one. */
export function ChatButtonLink({ topic, ...link }: ComponentProps<typeof ExternalButtonLink> & { topic?: string }) {
  const { t } = useTranslation();
  return (
    <WhatsappButtonLink href={useChatAddress(topic)} {...link}>
      {link.children ?? t('actions.whatsapp')}
    </WhatsappButtonLink>
  );
}
