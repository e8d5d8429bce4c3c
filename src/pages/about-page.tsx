import { useTranslation } from 'react-i18next';
import { confirmedOn, type Confirmation } from '../business/confirmations.ts';
import { whole } from '../i18n/copy.ts';
import { PageHero } from '../layouts/page-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { QuoteClosing } from '../layouts/quote-closing.tsx';
import { Points } from '../sections/points.tsx';
import { Prose } from '../sections/prose.tsx';
import { Sources } from '../sections/sources.tsx';
import { Statistics } from '../sections/statistics.tsx';
import { sources } from './about-sources.ts';

/** What each figure is called in confirmations.ts, in their order. */
const figures = ['experience', 'clients', 'claimSupport'] as const satisfies Confirmation[];

export function AboutPage() {
  const { t } = useTranslation('about');
  const isExperienceOpen = !confirmedOn('experience');
  return (
    <PageLayout>
      <PageHero {...t('hero', whole)} illustration="about" />
      <Prose {...t('who', whole)} isSample={isExperienceOpen} />
      <Statistics
        title={t('stats.title')}
        note={isExperienceOpen ? t('stats.note') : undefined}
        items={t('stats.items', whole).map((item, position) => ({ ...item, confirmed: figures[position] && confirmedOn(figures[position]) }))}
      />
      <Points {...t('values', whole)} />
      <Sources rows={sources} />
      <QuoteClosing />
    </PageLayout>
  );
}
