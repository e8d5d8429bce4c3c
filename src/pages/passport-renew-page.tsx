import { useTranslation } from 'react-i18next';
import { ServicePage } from '../layouts/service-page.tsx';
import { RuledLines } from '../features/checklist/ruled-lines.tsx';
import {
  DocumentFinderQuestions,
  DocumentFinderSection,
} from '../features/document-finder/document-finder-section.tsx';
import { answerId } from '../features/document-finder/passport-documents.ts';
import { ReissueWindowPart } from '../features/calculators/reissue-window/reissue-window-part.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { RuleSection } from '../sections/legal-rule.tsx';
import { Steps } from '../sections/steps.tsx';

/** A passport issued again: which papers the visitor needs for which reason, when it is due, the steps. */
export function PassportRenewPage() {
  const { t } = useTranslation('passport-renew');
  return (
    <ServicePage
      hero={t('hero')}
      illustration="hero-passport-renew"
      figure="passport"
      firstQuestion={<DocumentFinderQuestions topic="renew" />}
    >
      <DocumentFinderSection />
      <DocumentLists
        {...t('scenarios')}
        below={{ expiry: <ReissueWindowPart /> }}
        choice={(list) => answerId('need', list)}
      />
      <RuledLines matter="passport" />
      <Steps {...t('steps')} background="sand" />
      <RuleSection {...t('advantage')} background="sand" data-print="no" />
    </ServicePage>
  );
}
