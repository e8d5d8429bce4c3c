import { useTranslation } from 'react-i18next';
import { whole } from '../i18n/copy.ts';
import { ServicePage } from '../layouts/service-page.tsx';
import { PageCarryList } from '../live/carry-list/page-carry-list.tsx';
import { LiveRegion } from '../live/live-region.tsx';
import { ReissueWindowSection } from '../live/reissue-window/reissue-window-section.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { PassportNotice } from '../sections/passport-notice.tsx';
import { Points } from '../sections/points.tsx';
import { Steps } from '../sections/steps.tsx';
import { sources } from './passport-renew-sources.ts';

export function PassportRenewPage() {
  const { t } = useTranslation('passport-renew');
  return (
    <ServicePage hero={t('hero', whole)} illustration="hero-passport-renew" sources={sources}>
      <PassportNotice />
      <LiveRegion name="paper-finder" asked="need" rule="papers-rules" />
      <Steps {...t('steps', whole)} />
      <ReissueWindowSection />
      <DocumentLists {...t('scenarios', whole)} documents={(list) => <PageCarryList subject={`passport-renew.${list}`} />} />
      <Points {...t('advantage', whole)} ground="sand" />
    </ServicePage>
  );
}
