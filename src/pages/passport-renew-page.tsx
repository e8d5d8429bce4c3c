import { useTranslation } from 'react-i18next';
import { returnObjects } from '../i18n/resources.ts';
import { ServicePage } from '../layouts/service-page.tsx';
import { PageChecklist } from '../features/checklist/page-checklist.tsx';
import { RuledLines } from '../features/checklist/ruled-lines.tsx';
import {
  DocumentFinderQuestions,
  DocumentFinderSection,
} from '../features/document-finder/document-finder-section.tsx';
import { ReissueWindowSection } from '../features/calculators/reissue-window/reissue-window-section.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { RuleList } from '../sections/rule-list.tsx';
import { Steps } from '../sections/steps.tsx';

export function PassportRenewPage() {
  const { t } = useTranslation('passport-renew');
  return (
    <ServicePage
      hero={t('hero', returnObjects)}
      illustration="hero-passport-renew"
      sources={['passport-renew']}
      firstQuestion={<DocumentFinderQuestions topic="renew" />}
    >
      <DocumentFinderSection />
      <DocumentLists
        {...t('scenarios', returnObjects)}
        documents={(list) => (
          <>
            <PageChecklist subject={`passport-renew.${list}`} />
            {list === 'expiry' && <ReissueWindowSection />}
          </>
        )}
        choice={(list) => `papers-need-${list}`}
      />
      <RuledLines matter="passport" />
      <Steps {...t('steps', returnObjects)} background="sand" />
      <RuleList {...t('advantage', returnObjects)} background="sand" data-print="no" />
    </ServicePage>
  );
}
