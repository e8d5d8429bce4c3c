import { useTranslation } from 'react-i18next';
import { whole } from '../i18n/copy.ts';
import { PageHero } from '../layouts/page-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { Prose } from '../sections/prose.tsx';

/** What was done so that everyone can use the site, what was tested and what was not, and whom to tell of a barrier. */
export function AccessibilityPage() {
  const { t } = useTranslation('accessibility');
  return (
    <PageLayout>
      <PageHero {...t('hero', whole)} illustration="about" />
      {t('sections', whole).map((section) => (
        <Prose key={section.title} {...section} />
      ))}
    </PageLayout>
  );
}
