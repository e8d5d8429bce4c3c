import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { contactCode, office } from '../office/office.ts';
import { SampleMark } from './sample-mark.tsx';

const Head = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: '2',
    alignItems: 'center',
    marginBottom: '2',
    paddingBottom: '1',
    borderBottomWidth: '3px',
    borderColor: 'edge.control',
    '& img': { width: '26mm', height: '26mm' },
  },
});

const Name = chakra('p', { base: { textStyle: 'item', color: 'text.heading' } });

/** The office's head on paper: its name, address, phone and hours, and a code that opens a chat with it. */
export function OfficeHead() {
  const { t } = useTranslation();
  return (
    <Head>
      <div>
        <Name>{t('office.name')}</Name>
        <p>
          {t('office.address')} · {office.phone.value}
          {office.phone.isSample && <SampleMark />}
        </p>
        <p>
          {t('hours.line')} · {t('hours.closed')}
        </p>
      </div>
      <img src={contactCode} alt={t('whatsapp.code')} width={98} height={98} />
    </Head>
  );
}
