import { useTranslation } from 'react-i18next';
import { whole } from '../i18n/copy.ts';
import { ServicePage } from '../layouts/service-page.tsx';
import { PageCarryList } from '../live/carry-list/page-carry-list.tsx';
import { ChildPassportSection } from '../live/child-passport/child-passport-section.tsx';
import { LiveRegion } from '../live/live-region.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { PassportNotice } from '../sections/passport-notice.tsx';
import { Points } from '../sections/points.tsx';
import { Steps } from '../sections/steps.tsx';
import { sources } from './passport-new-sources.ts';

export function PassportNewPage() {
  const { t } = useTranslation('passport-new');
  return (
    <ServicePage hero={t('hero', whole)} illustration="hero-passport-new" sources={sources}>
      <PassportNotice />
      <LiveRegion name="paper-finder" subject="new" asked="need" rule="papers-rules" />
      <Points {...t('applications', whole)} />
      <Steps {...t('steps', whole)} ground="sand" />
      <DocumentLists {...t('documents', whole)} documents={(list) => <PageCarryList subject={`passport-new.${list}`} />} />
      <Points {...t('minors', whole)} ground="sand" />
      <ChildPassportSection />
    </ServicePage>
  );
}
