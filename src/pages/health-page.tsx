import { useTranslation } from 'react-i18next';
import { Heading } from '../components/heading.tsx';
import { Stack } from '../components/layout.tsx';
import { Section } from '../components/section.tsx';
import { RowLink } from '../components/row-link.tsx';
import { InsuranceKindPage } from '../layouts/insurance-kind-page.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { DisclosureRows, Disclosures } from '../sections/disclosures.tsx';

/** Health insurance: how to choose, what is covered, what the rules give, how a policy is taken out. */
export function HealthPage() {
  const { t } = useTranslation(['health', 'refused']);
  const shown = t('shown');
  const { title, items } = t('choosing');
  return (
    <InsuranceKindPage line="health" background="sand">
      <Section id="choosing" title={title} background="marigold">
        <DisclosureRows items={items.slice(0, 1)} />
        <Stack id="floater" marginTop="1">
          <Heading level={3}>{shown.title}</Heading>
          <Comparison {...shown} level={4} picture="floater" height={280} />
        </Stack>
        <DisclosureRows items={items.slice(1)} />
      </Section>
      <Disclosures id="covered" {...t('coverage')} background="sand" />
      <Disclosures id="rules" {...t('rules')}>
        <RowLink page="refused" title={t('refused:link')} />
      </Disclosures>
    </InsuranceKindPage>
  );
}
