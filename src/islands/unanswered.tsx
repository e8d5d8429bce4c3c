import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button.tsx';
import { EmailLink, PhoneLink, useWhatsappAddress } from '../components/contact-links.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { TextLink } from '../components/text-link.tsx';

const Notice = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    maxWidth: 'content',
    marginInline: 'auto',
    paddingInline: 'gutter',
    paddingBlock: '2',
    '& > p': { flexBasis: '100%' },
  },
});

export interface UnansweredProps {
  /** What does not work, where that can be said more closely. */
  title?: string | undefined;
  /** Id of what says the same without a script. */
  rule?: string | undefined;
  /** True where printing the page does instead. */
  canPrint?: boolean | undefined;
  /** What else can be done. */
  children?: ReactNode;
}

/** Stands right behind a part that only scripts answer, and holds what is said there where none does: what works without, and ways to ask. */
export function Unanswered({ title, rule, canPrint, children }: UnansweredProps) {
  const { t } = useTranslation();
  return (
    <template data-instead="">
      <div data-unanswered="">
        <Notice role="status">
          <p>{title ?? t('unanswered.title')}</p>
          {children}
          {rule && (
            <TextLink href={`#${rule}`} size="block">
              {t('unanswered.rule')}
            </TextLink>
          )}
          {canPrint && (
            <Button type="button" variant="outline" data-print-page="">
              {t('unanswered.print')}
            </Button>
          )}
          <span>
            <PhoneLink size="block" />
          </span>
          <ExternalLink href={useWhatsappAddress()}>{t('actions.whatsapp')}</ExternalLink>
          <span>
            <EmailLink size="block" />
          </span>
        </Notice>
      </div>
    </template>
  );
}
