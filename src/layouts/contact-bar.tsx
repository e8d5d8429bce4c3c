import { chakra } from '@chakra-ui/react';
import { MessageCircle, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { office, telephoneLink } from '../business/office.ts';
import { ButtonLink } from '../components/button.tsx';
import { OpensNewTab, useWhatsappAddress } from '../components/contact-links.tsx';
import { SampleMark } from '../components/sample-mark.tsx';

/** A bar at the foot of small screens, so that nothing is ever covered; a button in the margin of wide ones. */
const Bar = chakra('aside', {
  base: {
    position: 'sticky',
    zIndex: '1',
    bottom: '0',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    gap: '1',
    paddingInline: 'gutter',
    paddingBlock: '0.375rem',
    background: 'ground',
    borderTopWidth: 'hairline',
    borderColor: 'edge.control',
    '& > a': { flex: '1 1 auto', paddingInline: '1.5', fontSize: '1rem' },
    '@media (max-height: 22em)': { position: 'static' },
    _print: { display: 'none' },
  },
});

/** Call and chat, one tap away on every page. */
export function ContactBar({ topic }: { topic?: string | undefined }) {
  const { t } = useTranslation();
  const whatsapp = useWhatsappAddress(topic);
  return (
    <Bar aria-label={t('footer.contact')}>
      <ButtonLink href={telephoneLink(office.phone.value)} look="outline">
        <Phone aria-hidden="true" size={20} />
        {t('actions.call')}
      </ButtonLink>
      <ButtonLink href={whatsapp} target="_blank" rel="noopener noreferrer" look="whatsapp">
        <MessageCircle aria-hidden="true" size={20} />
        {t('actions.whatsapp')}
        <OpensNewTab />
      </ButtonLink>
      {office.whatsapp.isSample && <SampleMark />}
    </Bar>
  );
}
