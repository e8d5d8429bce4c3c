import { useTranslation } from 'react-i18next';
import { returnObjects } from '../i18n/resources.ts';
import { ServicePage } from '../layouts/service-page.tsx';
import { PageChecklist } from '../islands/checklist/page-checklist.tsx';
import { RuledLines } from '../islands/checklist/ruled-lines.tsx';
import { ChildPassportSection } from '../islands/calculators/child-passport/child-passport-section.tsx';
import { DocumentFinderQuestions, DocumentFinderSection } from '../islands/document-finder/document-finder-section.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { Points } from '../sections/points.tsx';
import { Steps } from '../sections/steps.tsx';

export function PassportNewPage() {
  const { t } = useTranslation('passport-new');
  return (
    <ServicePage
      hero={t('hero', returnObjects)}
      illustration="hero-passport-new"
      sources={['passport-new']}
      firstQuestion={<DocumentFinderQuestions topic="new" />}
    >
      <DocumentFinderSection />
      <Points {...t('applications', returnObjects)} id="applications" data-print="no" />
      <Steps {...t('steps', returnObjects)} id="steps" background="sand" />
      <DocumentLists
        {...t('documents', returnObjects)}
        documents={(list) => <PageChecklist subject={`passport-new.${list}`} />}
      />
      <RuledLines matter="passport" />
      <Points {...t('minors', returnObjects)} id="minors" background="sand" />
      <ChildPassportSection />
    </ServicePage>
  );
}
