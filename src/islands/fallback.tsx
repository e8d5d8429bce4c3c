import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button.tsx';
import { EmailLink, PhoneLink, useChatAddress } from '../components/contact-links.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { Row } from '../components/layout.tsx';
import { TextLink } from '../components/text-link.tsx';

export interface FallbackProps {
  /** Name of the part, which a part that a script can give up says as `data-fallback` too. */
  to: string;
  /** What does not work, where that can be said more closely. */
  title?: string;
  /** Id of what says the same without a script. */
  rule?: string;
  /** True where printing the page does instead. */
  canPrint?: boolean;
  /** What else can be done. */
  children?: ReactNode;
}

/**
 * Stands beside a part that only scripts answer, and holds what is said there where none does: what works without, and
 * ways to ask.
 */
export function Fallback({ to, title, rule, canPrint, children }: FallbackProps) {
  const { t } = useTranslation();
  return (
    <template data-fallback={to}>
      <div data-fallback-message="">
        <Row
          role="status"
          columnGap="3"
          maxWidth="content"
          marginInline="auto"
          paddingInline="gutter"
          paddingBlock="2"
          css={{ '& > p': { flexBasis: '100%' } }}
        >
          <p>{title ?? t('unanswered.title')}</p>
          {children}
          {rule && <TextLink href={`#${rule}`}>{t('unanswered.rule')}</TextLink>}
          {canPrint && (
            <Button variant="outline" data-print-page="">
              {t('unanswered.print')}
            </Button>
          )}
          <span>
            <PhoneLink />
          </span>
          <ExternalLink href={useChatAddress()}>{t('actions.whatsapp')}</ExternalLink>
          <span>
            <EmailLink />
          </span>
        </Row>
      </div>
    </template>
  );
}
