import { useTranslation } from 'react-i18next';
import figures from '../facts/figures.json' with { type: 'json' };
import { Disclosure } from '../components/disclosure.tsx';
import { Section } from '../components/section.tsx';
import { Stack } from '../components/layout.tsx';
import { Sentence } from '../components/sentence.tsx';
import { PageLink } from '../components/page-link.tsx';
import type { Household, TimeLimit } from '../features/after-death/time-limit.ts';
import { HouseholdQuestions } from '../features/after-death/household-questions.tsx';
import { TitledChecklist } from '../features/checklist/titled-checklist.tsx';
import type { Resources } from '../i18n/resources.ts';
import { AdvicePage } from '../layouts/advice-page.tsx';
import { Folds } from '../sections/folds.tsx';
import { RuleFold } from '../sections/legal-rule.tsx';
import { StepList } from '../sections/steps.tsx';
import type { PageId } from '../site/pages.ts';

interface Step {
  /** Whom alone it concerns. */
  concerns?: Household;
  limit?: TimeLimit;
  /** Where it is said whole. */
  page?: PageId;
  fragment?: string;
}

type StepName = keyof Resources['after-death']['items'];

const { afterDeath, existingCover, vehicle } = figures;

/** What is to be done, by the time within which it is due. */
const stages: Record<keyof Resources['after-death']['stages'], Partial<Record<StepName, Step>>> = {
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

export function AfterDeathPage() {
  const { t } = useTranslation('after-death');
  const stepsOf = (stage: keyof typeof stages) =>
    Object.entries(stages[stage]).map(([name, { concerns, limit, page, fragment }]) => {
      const { title, short, body, ...words } = t('items')[name as StepName];
      return (
        <Disclosure
          key={name}
          id={name}
          title={title}
          data-concerns={concerns}
          summary={
            <>
              {short}
              {limit && <span data-due={limit} />}
            </>
          }
        >
          <p>
            <Sentence>{body}</Sentence>
          </p>
          {'link' in words && (
            <PageLink page={page} fragment={fragment}>
              {words.link}
            </PageLink>
          )}
        </Disclosure>
      );
    });
  const titles = t('stages');
  return (
    <AdvicePage hero={t('hero')} need="quiet" topic={t('hero.title')} closing={t('closing')}>
      <Section title={t('steps.title')} id="steps">
        <Stack gap="2">
          <HouseholdQuestions />
          <StepList
            count={2}
            items={Object.entries(titles).map(([stage, title]) => ({
              title,
              children: stepsOf(stage as keyof typeof titles),
            }))}
          />
        </Stack>
      </Section>
      <Folds background="sand" title={t('papers.heading')}>
        <RuleFold id="heirs" {...t('heirs')}>
          <TitledChecklist list="heirs" />
        </RuleFold>
        <RuleFold id="papers" title={t('papers.title')} short={t('papers.short')}>
          <TitledChecklist list="death" />
        </RuleFold>
      </Folds>
    </AdvicePage>
  );
}
