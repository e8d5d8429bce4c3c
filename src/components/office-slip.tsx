import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { contactCode, office } from '../office/office.ts';
import { SampleMark } from './sample-mark.tsx';

const Slip = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: '2',
    alignItems: 'center',
    paddingTop: '1',
    borderTop: '2px dashed',
    breakInside: 'avoid',
  },
});

const Name = chakra('p', { base: { textStyle: 'item' } });

const Number = chakra('p', { base: { textStyle: 'label' } });

const Code = chakra('img', { base: { width: '24mm', height: '24mm' } });

/** At the foot of a printed sheet, to cut off and keep: the office's name, number and hours, and a code that opens a chat with it. */
export function OfficeSlip() {
  const { t } = useTranslation();
  return (
    <Slip data-print="only">
      <div>
        <Name>{t('office.name')}</Name>
        <Number>
          {office.phone.value}
          {office.phone.isSample && <SampleMark />}
        </Number>
        <p>{t('office.address')}</p>
        <p>
          {t('hours.line')} · {t('hours.closed')}
        </p>
      </div>
      <Code src={contactCode} alt={t('whatsapp.code')} width={98} height={98} loading="lazy" />
    </Slip>
  );
}
