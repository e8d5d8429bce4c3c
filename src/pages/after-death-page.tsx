import { useTranslation } from 'react-i18next';
import figures from '../facts/figures.json' with { type: 'json' };
import { Section } from '../components/section.tsx';
import { Stack } from '../components/layout.tsx';
import { PageLink } from '../components/page-link.tsx';
import type { TimeLimit } from '../features/after-death/time-limit.ts';
import { HouseholdQuestions } from '../features/after-death/household-questions.tsx';
import { TitledChecklist } from '../features/checklist/titled-checklist.tsx';
import type { Resources } from '../i18n/resources.ts';
import { AdvicePage } from '../layouts/advice-page.tsx';
import { DisclosureRows, Disclosures } from '../sections/disclosures.tsx';
import { RuleDisclosure } from '../sections/legal-rule.tsx';
import { StepList } from '../sections/steps.tsx';
import type { PageId } from '../site/pages.ts';

type Words = Resources['after-death'];

type StepName = keyof Words['items'];

interface Step {
  /** By a question after a no to which it is left out; who does not answer is left everything. */
  concerns?: keyof Words['household']['questions'];
  limit?: TimeLimit;
  /** Where it is said whole. */
  page?: PageId;
  fragment?: string;
}

const { afterDeath, existingCover, vehicle } = figures;

/** What is to be done, by the time within which it is due. */
const stages: Record<keyof Words['stages'], Partial<Record<StepName, Step>>> = {
  first: {
    accident: { concerns: 'accident' },
    register: { limit: `P${afterDeath.registerDays}D` },
    tell: {},
    sign: {},
  },
  month: {
    cover: { concerns: 'cover', limit: `P${existingCover.claimDays}D`, page: 'existing-cover', fragment: 'bank' },
    bank: {},
    'tell-rto': {
      concerns: 'vehicle',
      limit: `P${vehicle.ownerDied.tellDays}D`,
      page: 'vehicle',
      fragment: 'owner-died',
    },
    mediclaim: { page: 'health', fragment: 'policyholder-died' },
    life: { page: 'claims', fragment: 'life' },
    loan: { page: 'existing-cover', fragment: 'loan' },
    state: { concerns: 'accident', page: 'existing-cover', fragment: 'state-cover' },
  },
  quarter: {
    transfer: { concerns: 'vehicle', limit: `P${vehicle.ownerDied.months}M`, page: 'vehicle', fragment: 'owner-died' },
    // Its time runs from the accident, which may lie before the death.
    tribunal: { concerns: 'accident', page: 'road-injury', fragment: 'tribunal' },
    pf: { concerns: 'job', page: 'existing-cover', fragment: 'provident-fund-forms' },
  },
  later: {
    relief: {},
    forgotten: { page: 'existing-cover', fragment: 'unclaimed' },
    passport: {},
    nominees: { page: 'life', fragment: 'nominee' },
  },
};

/** What is due after a death in the family, by the time within which it is due, and with which papers. */
export function AfterDeathPage() {
  const { t } = useTranslation('after-death');
  const titles = t('stages');
  const words: Record<StepName, { title: string; short: string; body: string; link?: string }> = t('items');
  const items = Object.entries(stages).map(([stage, steps]) => {
    const rows = Object.entries(steps).map(([name, { concerns, limit, ...place }]) => {
      const { short, link, ...row } = words[name as StepName];
      const withDay = (
        <>
          {short}
          {limit && <span data-due={limit} data-step={name} />}
        </>
      );
      return { ...row, id: name, concerns, short: withDay, more: link && <PageLink {...place}>{link}</PageLink> };
    });
    return { title: titles[stage as keyof typeof titles], children: <DisclosureRows items={rows} /> };
  });
  return (
    <AdvicePage hero={t('hero')} need="quiet" topic={t('hero.title')} closing={t('closing')}>
      <Section title={t('steps.title')} id="steps">
        <Stack gap="2">
          <HouseholdQuestions />
          <StepList count={2} items={items} />
        </Stack>
      </Section>
      <Disclosures background="sand" title={t('papers.heading')}>
        <RuleDisclosure id="heirs" {...t('heirs')}>
          <TitledChecklist list="heirs" />
        </RuleDisclosure>
        <RuleDisclosure id="papers" title={t('papers.title')} short={t('papers.short')}>
          <TitledChecklist list="death" />
        </RuleDisclosure>
      </Disclosures>
    </AdvicePage>
  );
}
