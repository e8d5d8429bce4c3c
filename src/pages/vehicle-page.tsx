import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../components/disclosure.tsx';
import { NamedLink } from '../components/named-link.tsx';
import { Table } from '../components/table.tsx';
import { returnObjects } from '../i18n/resources.ts';
import { ServicePage } from '../layouts/service-page.tsx';
import { NoClaimBonusSection } from '../islands/calculators/no-claim-bonus/no-claim-bonus-section.tsx';
import { RenewalReminderSection } from '../islands/calculators/renewal-reminder/renewal-reminder-section.tsx';
import { LineInsurers } from '../sections/line-insurers.tsx';
import { Points } from '../sections/points.tsx';
import { Prose } from '../sections/prose.tsx';
import { Questions } from '../sections/questions.tsx';
import { Steps } from '../sections/steps.tsx';

const Rates = chakra('div', { base: { display: 'grid', gap: '3', maxWidth: 'wide' } });

export function VehiclePage() {
  const { t } = useTranslation(['vehicle', 'road-injury']);
  const { rates, ...rules } = t('rules', returnObjects);
  return (
    <ServicePage
      hero={t('hero', returnObjects)}
      illustration="hero-vehicle"
      footnote={t('footnote')}
      sources={['vehicle', 'no-claim-bonus']}
    >
      <Steps {...t('steps', returnObjects)} />
      <Points {...t('choosing', returnObjects)} background="sand" />
      <NoClaimBonusSection />
      <Points {...t('addOns', returnObjects)} background="sand" />
      <Questions {...rules}>
        <Disclosure title={rates.title} titleId="rates-title" id="rates">
          <Rates>
            <p>{rates.note}</p>
            <Table labelledBy="rates-title" columns={rates.columns} rows={rates.rows} />
          </Rates>
        </Disclosure>
      </Questions>
      <RenewalReminderSection subject="vehicle" />
      <Prose {...t('road-injury:offer', returnObjects)}>
        <NamedLink page="road-injury" />
      </Prose>
      <LineInsurers line="vehicle" title={t('insurers.title')} />
    </ServicePage>
  );
}
