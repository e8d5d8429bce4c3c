import { MessageCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
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
