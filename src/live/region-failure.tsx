import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { EmailLink, OpensNewTab, PhoneLink, useWhatsappAddress } from '../components/contact-links.tsx';
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

/** What stands under a region that React had to give up: other ways to ask what it would have answered. */
export function RegionFailure() {
  const { t } = useTranslation();
  return (
    <Notice role="status">
      <p>{t('regionFailure')}</p>
      <span>
        <PhoneLink size="block" />
      </span>
      <TextLink href={useWhatsappAddress()} size="block" target="_blank" rel="noopener noreferrer">
        {t('actions.whatsapp')}
        <OpensNewTab />
      </TextLink>
      <span>
        <EmailLink size="block" />
      </span>
    </Notice>
  );
}
