import { useTranslation } from 'react-i18next';
import { Section } from '../components/section.tsx';
import { RowLink } from '../components/row-link.tsx';
import { NoClaimBonusPart } from '../features/calculators/no-claim-bonus/no-claim-bonus-part.tsx';
import { RenewalReminderSection } from '../features/calculators/renewal-reminder/renewal-reminder-section.tsx';
import { InsuranceKindPage } from '../layouts/insurance-kind-page.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { Disclosures } from '../sections/disclosures.tsx';
import { RuleDisclosure } from '../sections/legal-rule.tsx';

/** Vehicle insurance: kinds of cover, the reminder, the bonus, add-ons, and what the rules give. */
export function VehiclePage() {
  const { t } = useTranslation(['vehicle', 'road-injury', 'refused']);
  const { bonus, ...choosing } = t('choosing');
  const { rates, ...rules } = t('rules');
  const { note, ...tariff } = rates;
  const shown = t('shown');
  return (
    <InsuranceKindPage line="vehicle" background="sand" sources={['vehicle', 'no-claim-bonus', 'renewal-reminder']}>
      <Section id="compared" title={shown.title} background="marigold">
        <Comparison {...shown} picture="covers" height={190} />
      </Section>
      <RenewalReminderSection subject="vehicle" />
      <Disclosures id="choosing" {...choosing} background="sand">
        <NoClaimBonusPart {...bonus} />
      </Disclosures>
      <Disclosures id="add-ons" {...t('addOns')} background="sand" />
      <Disclosures id="rules" {...rules}>
        <RuleDisclosure id="rates" intro={note} {...tariff} />
        <RowLink page="road-injury" title={t('road-injury:offer.title')} short={t('road-injury:offer.short')} />
        <RowLink page="refused" title={t('refused:link')} />
      </Disclosures>
    </InsuranceKindPage>
  );
}
