/** The letter to the insurer's grievance officer, in one language: what stands in it, part by part. */
import { withoutJoints } from '../../office/without-joints.ts';
import type { i18n, TFunction } from 'i18next';
import { isBefore, type CalendarDate } from '../../values/calendar-date.ts';
import type { Language } from '../../i18n/languages.ts';
import { returnObjects, type Resources } from '../../i18n/resources.ts';
import { citedRule, dueDay, references } from './cited-rule.ts';
import {
  insuredFieldOf,
  isAfterDeath,
  isDecided,
  type ClaimDraft,
  type ClaimFacts,
  type Happening,
} from './claim-facts.ts';
import { isAboveLimit } from './dates-to-act.ts';

export interface Letter {
  /** Date, and whom it goes to. */
  head: string[];
  subject: string;
  details: { label: string; value: string }[];
  greeting: string;
  opening: string[];
  /** The rule that the case rests on. */
  rule: string;
  /** The visitor's own words under their heading. */
  reasons: { title: string; text: string; note?: string | undefined };
  asks: { title: string; items: string[] };
  next: string;
  enclosures: { title: string; items: string[] };
  /** The end, signature and sender. */
  foot: string[];
}

type Ask = keyof Resources['claim-letter']['letter']['asks'];

/** What is asked for, in its order. */
const asks = {
  refused: ['review', 'reasons', 'reports', 'acknowledge', 'answer'],
  cut: ['rest', 'amounts', 'reports', 'acknowledge', 'answer'],
  cashless: ['cashless', 'reimburse', 'reasons', 'acknowledge', 'answer'],
  late: ['decide', 'missing', 'reasons', 'acknowledge', 'answer'],
  silent: ['decide', 'missing', 'reasons', 'acknowledge', 'answer'],
} as const satisfies Record<Happening, readonly Ask[]>;

/** A health claim is refused with the approval of a committee: IRDAI’s Master Circular on Health Insurance of 29 May 2024. */
const approvedAsks = ['review', 'reasons', 'approval', 'acknowledge', 'answer'] as const satisfies readonly Ask[];

/** Where it is not known what happened, that of a refusal: the visitor strikes out by hand what does not fit. */
const asksOf = ({ happened = 'refused', line }: ClaimDraft) =>
  happened === 'refused' && line === 'health' ? approvedAsks : asks[happened];

const linesOf = (text = '') => (text ? text.split('\n') : []);

/** Whether a part belongs to the case, or may yet. */
const fits = <Choice>(chosen: Choice | undefined, choices: readonly Choice[]) =>
  chosen === undefined || choices.includes(chosen);

/** Scripts that an officer may not read, by the language of the reasons. */
const scripts = { gu: /\p{Script=Gujarati}/u, hi: /\p{Script=Devanagari}/u } as const;

/** Where something is written by hand. */
const gap = '_'.repeat(12);

/** What is known of a claim; `whole` once all of it is. */
interface Known {
  facts: ClaimDraft;
  whole: ClaimFacts | undefined;
  /** Stands where nothing is known. */
  unknown: string;
}

/** The letter of a case in a language, whichever the page's is. */
export function letterIn(language: Language, copy: i18n, facts: ClaimFacts): Letter {
  return written({ facts, whole: facts, unknown: '' }, language, copy);
}

/** The same letter while it is written, with lines in place of what is not known; it cites no rule yet. */
export function draftLetterIn(language: Language, copy: i18n, draft: ClaimDraft): Letter {
  return written({ facts: draft, whole: undefined, unknown: gap }, language, copy);
}

function written(known: Known, language: Language, copy: i18n): Letter {
  const months = copy.getFixedT(language, 'common')('months', returnObjects);
  const words = copy.getFixedT(language, 'claim-letter');
  // It is copied, so nothing of how lines break goes with it.
  const plain = ((...asked: Parameters<typeof words>) =>
    JSON.parse(withoutJoints(JSON.stringify(words(...asked))))) as typeof words;
  return letterOf(known, plain, ({ year, month, day }) => `${day} ${months[month - 1]} ${year}`);
}

/** What visitors have typed is put beside the words of the locale files, never through them: nothing in it is read as a placeholder. */
function letterOf(
  { facts, whole, unknown }: Known,
  t: TFunction<'claim-letter'>,
  date: (day: CalendarDate) => string,
): Letter {
  const { happened, line, role, sent, claimed, event, decided, since, amount, paid } = facts;
  const day = (known: CalendarDate | undefined) => (known ? date(known) : unknown);
  const blanks = (count: number) => (unknown ? Array<string>(count).fill(unknown) : []);
  const rupees = (sum: number) => t('letter.rupees', { amount: sum });
  const due = whole && dueDay(whole);
  const overdue = whole?.isComplete && due && isBefore(due, whole.sent) ? due : undefined;
  const script = (['gu', 'hi'] as const).find((each) => scripts[each].test(facts.why ?? ''));
  const labelled = isAfterDeath(facts) ? 'deceased' : line;
  const rows = {
    policy: facts.policy,
    number: facts.number,
    card: fits(line, ['health']) && (facts.card || unknown),
    insured: facts.insured,
    policyholder: role !== 'holder' && (facts.policyholder || unknown),
    role: role && t(`letter.role.${role}`),
    event: [event && date(event), facts.place].filter(Boolean).join(', '),
    claimed: day(claimed),
    decided: (!happened || isDecided(happened)) && day(decided),
    amount: amount ? rupees(amount) : whole && t('letter.policySum'),
    paid: fits(happened, ['cut']) && (paid ? rupees(paid) : unknown),
    rest: fits(happened, ['cut']) && (paid && amount ? rupees(amount - paid) : unknown),
  };
  const labels = {
    ...t('letter.details', returnObjects),
    ...(line && { insured: t(`letter.insured.${labelled === 'deceased' ? labelled : insuredFieldOf(line)}`) }),
    ...(labelled && { event: t(`letter.event.${labelled}`) }),
  };
  const cited = whole && citedRule(whole);
  return {
    head: [
      t('letter.date', { date: day(sent) }),
      ...(facts.way ? [t(`letter.way.${facts.way}`)] : []),
      t('letter.to'),
      facts.insurer || unknown,
      ...linesOf(facts.insurerAddress),
    ],
    subject: happened
      ? t(`letter.subject.${happened}`, { line: line ? t(`letter.line.${line}`) : unknown })
      : t('blank.subject'),
    details: (Object.keys(rows) as (keyof typeof rows)[]).flatMap((name) => {
      const value = rows[name] === false ? '' : rows[name] || unknown;
      return value ? [{ label: labels[name], value }] : [];
    }),
    greeting: t('letter.greeting'),
    opening: [
      happened ? t(`letter.opening.${happened}`, { claimed: day(claimed), decided: day(decided) }) : t('blank.opening'),
    ],
    rule: [
      ...(cited
        ? [
            t(`letter.rules.${cited}`, {
              reference: references[cited],
              since: since && date(since),
              decided: day(decided),
            }),
          ]
        : []),
      ...(overdue ? [t('letter.overdue', { due: date(overdue) })] : []),
    ].join(' '),
    reasons: {
      title: t('letter.whyTitle'),
      text: facts.why || blanks(3).join('\n'),
      note: script && t(`letter.reasonsIn.${script}`),
    },
    asks: {
      title: t('letter.asksTitle'),
      items: asksOf(facts).map((ask) => t(`letter.asks.${ask === 'decide' && overdue ? 'decideWithInterest' : ask}`)),
    },
    next: t(
      `letter.next.${happened === 'cashless' ? 'cashless' : isAboveLimit({ amount, paid }) ? 'commission' : 'ombudsman'}`,
    ),
    enclosures: {
      title: t('letter.enclosuresTitle'),
      items: facts.enclosures?.length ? facts.enclosures.map((each) => t(`letter.enclosures.${each}`)) : blanks(2),
    },
    foot: [
      t('letter.farewell'),
      t('letter.signature'),
      facts.name || unknown,
      ...(facts.address ? linesOf(facts.address) : blanks(1)),
    ],
  };
}
