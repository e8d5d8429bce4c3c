import { useTranslation } from 'react-i18next';
import type { Confirmation } from '../office/confirmations.ts';
import { confirmedOn } from '../office/confirmed.ts';
import { returnObjects } from '../i18n/resources.ts';
import { PageHero } from '../sections/page-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { ChatClosing } from '../sections/chat-closing.tsx';
import { People } from '../sections/people.tsx';
import { Points } from '../sections/points.tsx';
import { Prose } from '../sections/prose.tsx';
import { Sources } from '../sections/sources.tsx';
import { Statistics } from '../sections/statistics.tsx';
import { sources } from './about-sources.ts';

/** What each figure is called in confirmations.ts, in their order. */
const figures = ['experience', 'clients', 'claimSupport'] as const satisfies Confirmation[];

export function AboutPage() {
  const { t } = useTranslation('about');
  const items = t('stats.items', returnObjects).map((item, position) => ({ ...item, confirmed: figures[position] && confirmedOn(figures[position]) }));
  const open = items.filter(({ confirmed }) => !confirmed).map(({ label }) => label);
  const sayings = [open.length > 0 && t('stats.open', { figures: open.join(', ') }), !confirmedOn('experience') && t('stats.note')];
  return (
    <PageLayout>
      <PageHero need="quiet" {...t('hero', returnObjects)} illustration="about" />
      <Prose {...t('who', returnObjects)} />
      <People title={t('people.title')} />
      <Statistics title={t('stats.title')} open={sayings.filter(Boolean).join(' ')} items={items} />
      <Points {...t('values', returnObjects)} />
      <Sources rows={sources} />
      <ChatClosing {...t('closing', returnObjects)} />
    </PageLayout>
  );
}
