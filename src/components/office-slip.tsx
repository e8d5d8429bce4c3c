import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { contactCode } from '../office/links.ts';
import { ways } from '../office/ways.ts';
import { Stack } from './layout.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { SampleMark } from './sample-mark.tsx';

/**
 * At the foot of a printed sheet, to cut off and keep: the office's name, number and hours, and a code that opens a
 * chat with it.
 */
export function OfficeSlip() {
  const { t } = useTranslation();
  return (
    <Stack
      gap="0"
      columnGap="2"
      gridTemplateColumns="1fr auto"
      alignItems="center"
      paddingTop="1"
      borderTop="2px dashed"
      breakInside="avoid"
      data-print="only"
    >
      <div>
        <chakra.p textStyle="label">{t('office.shortName')}</chakra.p>
        <chakra.p textStyle="label">
          {ways.phone.value}
          {ways.phone.isSample && <SampleMark />}
        </chakra.p>
        <p>{t('office.address')}</p>
        <p>
          <OpeningHours />
        </p>
      </div>
      <img src={contactCode} alt={t('whatsapp.code')} width={91} height={91} loading="lazy" />
    </Stack>
  );
}
