import { useTranslation } from 'react-i18next';
import { whole } from '../i18n/copy.ts';
import { ServicePage } from '../layouts/service-page.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { PassportNotice } from '../sections/passport-notice.tsx';
import { Points } from '../sections/points.tsx';
import { Steps } from '../sections/steps.tsx';

export function PassportNewPage() {
  const { t } = useTranslation('passport-new');
  return (
    <ServicePage hero={t('hero', whole)} illustration="hero-passport-new">
      <PassportNotice />
      <Points {...t('applications', whole)} />
      <Steps {...t('steps', whole)} ground="sand" />
      <DocumentLists {...t('documents', whole)} />
      <Points {...t('minors', whole)} ground="sand" />
    </ServicePage>
  );
}
