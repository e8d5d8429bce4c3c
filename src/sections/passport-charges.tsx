import { useTranslation } from 'react-i18next';
import { kinds, payment } from '../office/passport-charge.ts';
import { useCurrentPage } from '../site/current-page.tsx';
import { Section } from '../components/section.tsx';
import { PriceList } from './price-list.tsx';

/** What the office charges for each kind of help with passports, and how one can pay; nothing where neither is said. */
export function PassportCharges() {
  const { t } = useTranslation();
  const { language } = useCurrentPage();
  const how = payment[language];
  if (kinds.length === 0 && !how) return null;
  return (
    <Section title={t('passportCharge.title')} id="charges">
      {kinds.length > 0 && <PriceList prices={kinds} />}
      {how && <p>{how}</p>}
    </Section>
  );
}
