import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExternalButtonLink } from './external-link.tsx';

interface WhatsappButtonLinkProps {
  href: string;
  variant?: 'whatsapp' | 'outline';
  /** Address up to the text that the small script writes into it. */
  'data-message'?: string;
  children: ReactNode;
}

/** Opens a chat, or hands something on there. */
export function WhatsappButtonLink({ children, ...link }: WhatsappButtonLinkProps) {
  return (
    <ExternalButtonLink variant="whatsapp" {...link}>
      <MessageCircle size={20} />
      {children}
    </ExternalButtonLink>
  );
}
