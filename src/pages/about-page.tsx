import { useTranslation } from 'react-i18next';
import { whole } from '../i18n/copy.ts';
import { PageHero } from '../layouts/page-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { QuoteClosing } from '../layouts/quote-closing.tsx';
import { Points } from '../sections/points.tsx';
import { Prose } from '../sections/prose.tsx';
import { Statistics } from '../sections/statistics.tsx';

export function AboutPage() {
  const { t } = useTranslation('about');
  return (
    <PageLayout>
      <PageHero {...t('hero', whole)} illustration="about" />
      <Prose {...t('who', whole)} />
      <Statistics {...t('stats', whole)} />
      <Points {...t('values', whole)} />
      <QuoteClosing />
    </PageLayout>
  );
}
