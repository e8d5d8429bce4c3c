import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FindForm } from '../features/find/find-form.tsx';
import { Fallback } from '../islands/fallback.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { AllEntries } from '../features/find/all-entries.tsx';
import { SearchHits } from '../sections/search-hits.tsx';
import { Section } from '../components/section.tsx';
import { Hero } from '../sections/hero.tsx';
import { media } from '../theme/media.ts';

/** Whatever one types leads to its place; below the field stands all that can be found. */
export function SearchPage() {
  const { t } = useTranslation('search');
  const { title, subtitle } = t('hero');
  const { byPage, ...all } = t('all');
  // Where no script runs there is no field.
  const howToAsk = <chakra.span css={{ [media.withoutScript]: { display: 'none' } }}>{subtitle}</chakra.span>;
  return (
    <PageLayout>
      <Hero need="task" title={title} subtitle={howToAsk}>
        <FindForm isResultsPage />
        <Fallback to="find" title={t('failed')} />
      </Hero>
      <SearchHits />
      <Section {...all} data-print="no">
        <AllEntries byPage={byPage} />
      </Section>
    </PageLayout>
  );
}
