import { useTranslation } from 'react-i18next';
import { ServicePage } from '../layouts/service-page.tsx';
import { RuledLines } from '../features/checklist/ruled-lines.tsx';
import { ChildPassportPart } from '../features/calculators/child-passport/child-passport-part.tsx';
import {
  DocumentFinderQuestions,
  DocumentFinderSection,
} from '../features/document-finder/document-finder-section.tsx';
import { DocumentLists } from '../sections/document-lists.tsx';
import { Disclosures } from '../sections/disclosures.tsx';
import { Steps } from '../sections/steps.tsx';

/** A first passport: which papers the visitor needs, the ways to apply, passports of children, the steps. */
export function PassportNewPage() {
  const { t } = useTranslation('passport-new');
  const minors = t('minors');
  return (
    <ServicePage
      hero={t('hero')}
      illustration="hero-passport-new"
      figure="passport"
      firstQuestion={<DocumentFinderQuestions topic="new" />}
    >
      <DocumentFinderSection />
      <DocumentLists {...t('documents')} />
      <RuledLines matter="passport" />
      <Disclosures {...t('applications')} id="applications" data-print="no" />
      <Disclosures
        {...minors}
        id="minors"
        background="sand"
        items={Object.entries(minors.items).map(([id, item]) => ({
          ...item,
          id,
          more: id === 'validity' && <ChildPassportPart />,
        }))}
      />
      <Steps {...t('steps')} id="steps" />
    </ServicePage>
  );
}
