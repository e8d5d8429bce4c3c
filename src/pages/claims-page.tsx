import { useTranslation } from 'react-i18next';
import { whole } from '../i18n/copy.ts';
import { PageHero } from '../layouts/page-hero.tsx';
import { PageLayout } from '../layouts/page-layout.tsx';
import { QuoteClosing } from '../layouts/quote-closing.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { Steps } from '../sections/steps.tsx';

export function ClaimsPage() {
  const { t } = useTranslation('claims');
  return (
    <PageLayout topic={t('hero.title')}>
      <PageHero {...t('hero', whole)} illustration="claims" />
      <Steps {...t('steps', whole)} />
      <DocumentLists {...t('documents', whole)} collapsed />
      <QuoteClosing />
    </PageLayout>
  );
}
