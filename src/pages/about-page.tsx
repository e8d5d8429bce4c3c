import { useTranslation } from 'react-i18next';
import { confirmedOn, type Confirmation } from '../office/confirmations.ts';
import { returnObjects } from '../i18n/resources.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { ChatClosing } from '../sections/chat-closing.tsx';
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
      <PageHero need="quiet" {...t('hero', returnObjects)} illustration="about" />
      <Prose {...t('who', returnObjects)} isSample={isExperienceOpen} />
      <Statistics
        title={t('stats.title')}
        note={isExperienceOpen ? t('stats.note') : undefined}
        items={t('stats.items', returnObjects).map((item, position) => ({ ...item, confirmed: figures[position] && confirmedOn(figures[position]) }))}
      />
      <Points {...t('values', returnObjects)} />
      <Sources rows={sources} />
      <ChatClosing {...t('closing', returnObjects)} />
    </PageLayout>
  );
}
