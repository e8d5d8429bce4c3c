import { useTranslation } from 'react-i18next';
import { RowLink } from '../components/row-link.tsx';
import { InsuranceKindPage } from '../layouts/insurance-kind-page.tsx';
import { Disclosures } from '../sections/disclosures.tsx';
import { RuleDisclosure } from '../sections/legal-rule.tsx';
import { Tickets } from '../sections/tickets.tsx';

/** Travel insurance: what countries ask for, plans, what is covered, how a policy is taken out. */
export function TravelPage() {
  const { t } = useTranslation(['travel', 'refused']);
  const entry = t('entry');
  return (
    <InsuranceKindPage line="travel">
      <Tickets id="countries" {...t('shown')} />
      <Disclosures id="plans" {...t('plans')}>
        <RuleDisclosure {...entry} id="entry" items={entry.notes} />
        <RuleDisclosure id="delay" {...t('delay')} />
        <RuleDisclosure id="stay" {...t('stay')} />
      </Disclosures>
      <Disclosures id="covered" {...t('coverage')} background="sand">
        <RowLink page="refused" title={t('refused:link')} />
      </Disclosures>
    </InsuranceKindPage>
  );
}
