import { useTranslation } from 'react-i18next';
import { people } from '../office/people.ts';
import { Section } from '../components/section.tsx';
import { PeopleList } from '../components/people-list.tsx';
import { AdvicePage } from '../layouts/advice-page.tsx';
import { Points } from '../sections/points.tsx';
import { Prose } from '../sections/prose.tsx';
import { RuleSection } from '../sections/legal-rule.tsx';
import { Statistics } from '../sections/statistics.tsx';

/** Who we are and how we work: people, figures, values, and where a portal is better or worse. */
export function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <AdvicePage hero={t('hero')} need="quiet" illustration="about" closing={t('closing')}>
      <Prose {...t('who')} />
      {people.length > 0 && (
        <Section title={t('people.title')}>
          <PeopleList />
        </Section>
      )}
      <Statistics />
      <Points {...t('values')} />
      <RuleSection id="portal" {...t('portal')} background="sand" />
    </AdvicePage>
  );
}
