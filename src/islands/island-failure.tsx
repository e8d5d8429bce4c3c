import { chakra } from '@chakra-ui/react';
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

export interface IslandFailureProps {
  /** Id of what says the same without a script. */
  rule?: string | undefined;
  /** True where printing the page does instead. */
  canPrint?: boolean | undefined;
}

/** What stands under an island that cannot answer: what works without it, and ways to ask. */
export function IslandFailure({ rule, canPrint }: IslandFailureProps) {
  const { t } = useTranslation();
  return (
    <div data-unanswered="">
      <Notice>
        <p>{t('unanswered.title')}</p>
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
  );
}
