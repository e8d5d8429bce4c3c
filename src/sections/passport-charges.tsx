import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { kinds, payment } from '../office/passport-charge.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { Section } from '../components/section.tsx';

const Prices = chakra('dl', {
  base: {
    maxWidth: 'measure',
    layerStyle: 'ruled',
    '& > div': {
      display: 'flex',
      justifyContent: 'space-between',
      columnGap: '2',
      paddingBlock: 'half',
      layerStyle: 'row',
    },
    '& dd': { fontWeight: '700', whiteSpace: 'nowrap' },
  },
});

/** What the office charges for each kind of help with passports, and how one can pay; nothing where neither is said. */
export function PassportCharges() {
  const { t } = useTranslation();
  const { language } = useCurrentPage();
  const how = payment[language];
  if (kinds.length === 0 && !how) return null;
  return (
    <Section title={t('passportCharge.title')} id="charges">
      {kinds.length > 0 && (
        <Prices>
          {kinds.map(({ name, price }) => (
            <div key={name[language]}>
              <dt>{name[language]}</dt>
              <dd>{price > 0 ? t('passportCharge.price', { price }) : t('passportCharge.free')}</dd>
            </div>
          ))}
        </Prices>
      )}
      {how && <p>{how}</p>}
    </Section>
  );
}
