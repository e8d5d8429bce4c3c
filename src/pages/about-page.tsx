import { useTranslation } from 'react-i18next';
import type { Confirmation } from '../office/confirmations.ts';
import { confirmedOn, isWaived } from '../office/confirmed.ts';
import { people } from '../office/people.ts';
import { Section } from '../components/section.tsx';
import { LicenceLine } from '../components/licence-line.tsx';
import { PeopleList } from '../components/people-list.tsx';
import { AdvicePage } from '../layouts/advice-page.tsx';
import { Points } from '../sections/points.tsx';
import { Prose } from '../sections/prose.tsx';
import { RuleSection } from '../sections/legal-rule.tsx';
import { Statistics } from '../sections/statistics.tsx';

/** What the figures are called in confirmations.json, and as `id` in the locale files. */
const names = ['experience', 'clients', 'claimSupport'] as const satisfies Confirmation[];

export function AboutPage() {
  const { t } = useTranslation('about');
  const items = t('stats.items').flatMap((item) => {
    const name = names.find((each) => each === item.id);
    return name && isWaived(name) ? [] : { ...item, confirmed: name && confirmedOn(name) };
  });
  const unconfirmed = items.filter(({ confirmed }) => !confirmed);
  return (
    <AdvicePage hero={t('hero')} need="quiet" illustration="about" closing={t('closing')}>
      <Prose {...t('who')} />
      {people.length > 0 && (
        <Section title={t('people.title')}>
          <LicenceLine brief />
          <PeopleList />
        </Section>
      )}
      {items.length > 0 && (
        <Statistics
          title={t('stats.title')}
          unconfirmed={
            unconfirmed.length > 0
              ? t('stats.open', { figures: unconfirmed.map(({ label }) => label).join(', ') })
              : undefined
          }
          note={t('stats.note')}
          items={items}
        />
      )}
      <Points {...t('values')} />
      <RuleSection id="portal" {...t('portal')} background="sand" />
    </AdvicePage>
  );
}
