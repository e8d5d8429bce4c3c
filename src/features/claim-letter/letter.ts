/** The letter to the insurer's grievance officer, in one language: what stands in it, part by part. */
import { withoutNoBreak } from '../../values/without-no-break.ts';
import type { i18n, TFunction } from 'i18next';
import { isBefore, type CalendarDate } from '../../values/calendar-date.ts';
import { dateInWords } from '../../values/typed-date.ts';
import { languages } from '../../i18n/languages.ts';
import { bases, citedRule, dueDay } from './cited-rule.ts';
import { isAfterDeath, type ClaimDetails } from './claim-details.ts';
import { isAboveLimit } from './dates-to-act.ts';

const undecidedAsks = ['decide', 'missing', 'reasons'] as const;

/** What is asked for first, in its order. */
const asks = {
  refused: ['review', 'reasons', 'reports'],
  cut: ['rest', 'amounts', 'reports'],
  cashless: ['cashless', 'reimburse', 'reasons'],
  late: undecidedAsks,
  silent: undecidedAsks,
} as const;

/**
 * A health claim is refused with the approval of a committee: IRDAI’s Master Circular on Health Insurance of 29 May
 * 2024.
 */
const approvedAsks = ['review', 'reasons', 'approval'] as const;

/** What is asked for: in the letter to fill in by hand that of a refusal, of which the visitor strikes out what does not fit. */
const asksOf = ({ happened = 'refused', line }: Partial<ClaimDetails>) =>
  [...(happened === 'refused' && line === 'health' ? approvedAsks : asks[happened]), 'acknowledge', 'answer'] as const;

/** What is known, line by line. */
const linesOf = (...known: (string | undefined)[]) => known.flatMap((text) => (text ? text.split('\n') : []));

/** Part by part; what is numbered stands under a title. */
export type Letter = ReturnType<typeof letterIn>;

/** Where something is written by hand. */
const gap = '_'.repeat(12);

/**
 * The letter of a case in a language, whichever the page's is; without a case the letter to fill in by hand, with lines
 * in place of what is not known, which cites no rule.
 */
export function letterIn(language: string, i18n: i18n, claim?: ClaimDetails) {
  const words = i18n.getFixedT(language, 'claim-letter');
  // It is copied, so nothing of how lines break goes with it.
  const plain = ((...asked: Parameters<typeof words>) =>
    JSON.parse(withoutNoBreak(JSON.stringify(words(...asked))))) as typeof words;
  return letterOf(claim, plain, (day) => dateInWords(day, language));
}

/**
 * What visitors have typed is put beside the words of the locale files, never through them: nothing in it is read as a
 * placeholder.
 */
function letterOf(claim: ClaimDetails | undefined, t: TFunction<'claim-letter'>, date: (day: CalendarDate) => string) {
  const known: Partial<ClaimDetails> = claim ?? {};
  const { policy, number, card, insured, policyholder, place, ...others } = known;
  const { happened, line, role, sent, claimed, event, decided, since, amount, paid } = others;
  const unknown = claim ? '' : gap;
  const day = (each: CalendarDate | undefined) => (each ? date(each) : unknown);
  const rupees = (sum: number) => t('letter.rupees', { amount: sum });
  const due = claim?.complete && dueDay(claim);
  const overdue = due && isBefore(due, claim.sent) ? due : undefined;
  // What an officer may not be able to read.
  const foreign = (['gu', 'hi'] as const).find((each) =>
    new RegExp(`\\p{Script=${languages[each].script}}`, 'u').test(known.why ?? ''),
  );
  const cited = claim && citedRule(claim);

  const labelled = isAfterDeath(known) ? 'deceased' : line;
  const named = labelled === 'maturity' ? 'life' : labelled === 'theft' ? 'vehicle' : labelled;
  const labels = {
    ...t('letter.details'),
    ...(named && { insured: t(`letter.insured.${named}`) }),
    ...(labelled && { event: t(`letter.event.${labelled}`) }),
  };
  /** In the order of the letter. */
  const details: Record<keyof typeof labels, string | 0 | undefined> = {
    policy,
    number,
    card,
    insured,
    policyholder,
    role: role && t(`letter.role.${role}`),
    event: [event && date(event), place].filter(Boolean).join(', '),
    claimed: day(claimed),
    decided: day(decided),
    amount: amount ? rupees(amount) : claim && t('letter.policySum'),
    paid: paid && rupees(paid),
    rest: paid && amount && rupees(amount - paid),
  };
  const way = isAboveLimit({ amount, paid }) ? 'commission' : 'ombudsman';
  return {
    /** Date, and whom it goes to. */
    head: [
      t('letter.date', { date: day(sent) }),
      ...(known.way ? [t(`letter.way.${known.way}`)] : []),
      t('letter.to'),
      ...linesOf(known.insurer ?? unknown, known.office),
    ],
    subject: happened
      ? t(`letter.subject.${happened}`, { line: line ? t(`letter.line.${line}`) : unknown })
      : t('blank.subject'),
    details: Object.entries(details).flatMap(([name, each]) => {
      const value = each || unknown;
      return value ? [`${labels[name as keyof typeof labels]}: ${value}`] : [];
    }),
    greeting: t('letter.greeting'),
    firstParagraph: happened
      ? t(`letter.opening.${happened}`, { claimed: day(claimed), decided: day(decided) })
      : t('blank.opening'),
    /** The rule of law that the case rests on, and the day by which it had to be decided, where that is past. */
    rule: [
      cited &&
        t(`letter.rules.${cited}`, {
          reference: bases[cited].reference,
          since: since && date(since),
          decided: day(decided),
        }),
      overdue && t('letter.overdue', { due: date(overdue) }),
    ]
      .filter(Boolean)
      .join(' '),
    /** The visitor's own words under their title. */
    reasons: [t('letter.whyTitle'), claim?.why ?? [gap, gap, gap].join('\n')],
    reasonsIn: foreign && t(`letter.reasonsIn.${foreign}`),
    asks: {
      title: t('letter.asksTitle'),
      items: asksOf(known).map((ask) => t(`letter.asks.${ask === 'decide' && overdue ? 'decideWithInterest' : ask}`)),
    },
    next: t(`letter.next.${happened === 'cashless' ? 'cashless' : way}`),
    enclosures: {
      title: t('letter.enclosuresTitle'),
      items: claim?.enclosures.map((each) => t(`letter.enclosures.${each}`)) ?? [gap, gap],
    },
    /** The end, signature and sender. */
    foot: [t('letter.farewell'), t('letter.signature'), ...linesOf(known.name ?? unknown, known.address ?? unknown)],
  };
}
