import { useTranslation } from 'react-i18next';
import { RowLink } from '../components/row-link.tsx';
import { LifeCoverSection } from '../features/calculators/life-cover/life-cover-section.tsx';
import { InsuranceKindPage } from '../layouts/insurance-kind-page.tsx';
import { CoverBars } from '../sections/cover-bars.tsx';
import { Disclosures } from '../sections/disclosures.tsx';

/** Life insurance: how much cover a family needs, how to choose, and what the rules give. */
export function LifePage() {
  const { t } = useTranslation(['life', 'existing-cover', 'refused', 'life-cover']);
  const times = t('incomeTimes', { ns: 'life-cover' });
  const [, income = 0] = t('life-cover:examples.incomes');
  return (
    <InsuranceKindPage line="life" background="sand" sources={['life', 'renewal-reminder']}>
      <CoverBars
        title={t('life-cover:answer.title', { income })}
        bars={[1, times.from, times.to].map((many) => ({
          label: many === 1 ? t('life-cover:fields.income.label') : t('life-cover:answer.times', { times: many }),
          amount: t('life-cover:words', { amount: many * income }),
          share: many / times.to,
        }))}
      />
      <LifeCoverSection />
      <Disclosures id="choosing" {...t('choosing')} background="sand" />
      <Disclosures id="guide" {...t('guide')} background="sand" />
      <Disclosures id="rules" {...t('rules')}>
        <RowLink
          page="existing-cover"
          title={t('existing-cover:offer.title')}
          short={t('existing-cover:offer.short')}
        />
        <RowLink page="refused" title={t('refused:link')} />
      </Disclosures>
    </InsuranceKindPage>
  );
}
