import { useTranslation } from 'react-i18next';
import { WovenRow } from '../components/woven-row.tsx';
import { Hero } from '../sections/hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { Prose } from '../sections/prose.tsx';

/** What was done so that everyone can use the site, what was tested and what was not, and whom to tell of a barrier. */
export function AccessibilityPage() {
  const { t } = useTranslation('accessibility');
  return (
    <PageLayout>
      <Hero need="quiet" {...t('hero')} />
      <WovenRow />
      {t('sections').map((section) => (
        <Prose key={section.title} {...section} />
      ))}
    </PageLayout>
  );
}
