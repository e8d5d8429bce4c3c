import { useTranslation } from 'react-i18next';
import { TitledChecklist } from '../features/checklist/titled-checklist.tsx';
import { AdvicePage } from '../layouts/advice-page.tsx';
import { EmergencyNumbers } from '../sections/emergency-numbers.tsx';
import { Disclosures } from '../sections/disclosures.tsx';
import { Prose } from '../sections/prose.tsx';
import { RuleDisclosure } from '../sections/legal-rule.tsx';
import { Steps } from '../sections/steps.tsx';

/** What to do when somebody is hurt on the road: numbers to call, the steps, who pays, and what to do after theft or without insurance. */
export function RoadInjuryPage() {
  const { t } = useTranslation('road-injury');
  return (
    <AdvicePage
      hero={t('hero')}
      need="emergency"
      illustration="hero-health"
      mark={<EmergencyNumbers />}
      topic={t('hero.title')}
      isEmergency
      closing={t('closing')}
    >
      <Steps {...t('steps')} />
      <Disclosures title={t('rest.title')} background="sand">
        <RuleDisclosure id="paid" {...t('paid')} />
        <RuleDisclosure id="hit-and-run" {...t('hitAndRun')} />
        <RuleDisclosure id="tribunal" {...t('tribunal')} />
        <RuleDisclosure id="theft" {...t('theft')}>
          <TitledChecklist list="theft" />
        </RuleDisclosure>
        <RuleDisclosure id="uninsured" {...t('uninsured')} />
      </Disclosures>
      <Prose {...t('plain')} />
    </AdvicePage>
  );
}
