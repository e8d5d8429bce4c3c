/** The letter to the insurer's grievance officer, in one language: what stands in it, part by part. */
import type { i18n, TFunction } from 'i18next';
import { isBefore, type CalendarDate } from '../../values/calendar-date.ts';
import type { Language } from '../../i18n/languages.ts';
import { returnObjects, type Resources } from '../../i18n/resources.ts';
import { citedRule, dueDay, references } from './cited-rule.ts';
import { insuredFieldOf, isAfterDeath, type ClaimFacts, type Happening } from './claim-facts.ts';
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

/** What is asked for where the visitor strikes out by hand what does not fit. */
const blankAsks = ['review', 'reasons', 'reports', 'acknowledge', 'answer'] as const satisfies readonly Ask[];

const linesOf = (text: string) => (text ? text.split('\n') : []);

/** Scripts that an officer may not read, by the language of the reasons. */
const scripts = { gu: /\p{Script=Gujarati}/u, hi: /\p{Script=Devanagari}/u } as const;

/** The letter of a case in a language, whichever the page's is. */
export function letterIn(language: Language, copy: i18n, facts: ClaimFacts): Letter {
  const months = copy.getFixedT(language, 'common')('months', returnObjects);
  return letterOf(
    facts,
    copy.getFixedT(language, 'claim-letter'),
    ({ year, month, day }) => `${day} ${months[month - 1]} ${year}`,
  );
}

/** What visitors have typed is put beside the words of the locale files, never through them: nothing in it is read as a placeholder. */
function letterOf(facts: ClaimFacts, t: TFunction<'claim-letter'>, date: (day: CalendarDate) => string): Letter {
  const { happened, line, sent, claimed, event, decided, since, amount, paid } = facts;
  const rupees = (sum: number) => t('letter.rupees', { amount: sum });
  const cited = citedRule(facts);
  const due = dueDay(facts);
  const overdue = facts.isComplete && due && isBefore(due, sent) ? due : undefined;
  const script = (['gu', 'hi'] as const).find((each) => scripts[each].test(facts.why));
  const rows = {
    policy: facts.policy,
    number: facts.number,
    card: facts.card,
    insured: facts.insured,
    policyholder: facts.policyholder,
    role: t(`letter.role.${facts.role}`),
    event: [event && date(event), facts.place].filter(Boolean).join(', '),
    claimed: date(claimed),
    decided: decided && date(decided),
    amount: amount ? rupees(amount) : t('letter.policySum'),
    paid: paid && rupees(paid),
    rest: paid && amount && rupees(amount - paid),
  };
  const opening = t(`letter.opening.${happened}`, { claimed: date(claimed), decided: decided && date(decided) });
  return {
    head: [
      t('letter.date', { date: date(sent) }),
      ...(facts.way ? [t(`letter.way.${facts.way}`)] : []),
      t('letter.to'),
      facts.insurer,
      ...linesOf(facts.insurerAddress),
    ],
    subject: t(`letter.subject.${happened}`, { line: t(`letter.line.${line}`) }),
    details: (Object.keys(rows) as (keyof typeof rows)[]).flatMap((name) => {
      const value = rows[name];
      const label =
        name === 'insured'
          ? t(`letter.insured.${isAfterDeath(facts) ? 'deceased' : insuredFieldOf(line)}`)
          : name === 'event'
            ? t(`letter.event.${isAfterDeath(facts) ? 'deceased' : line}`)
            : t(`letter.details.${name}`);
      return value ? [{ label, value }] : [];
    }),
    greeting: t('letter.greeting'),
    opening: [opening],
    rule: [
      t(`letter.rules.${cited}`, { reference: references[cited], since: since && date(since) }),
      ...(overdue ? [t('letter.overdue', { due: date(overdue) })] : []),
    ].join(' '),
    reasons: { title: t('letter.whyTitle'), text: facts.why, note: script && t(`letter.reasonsIn.${script}`) },
    asks: {
      title: t('letter.asksTitle'),
      items: (happened === 'refused' && line === 'health' ? approvedAsks : asks[happened]).map((ask) =>
        t(`letter.asks.${ask === 'decide' && overdue ? 'decideWithInterest' : ask}`),
      ),
    },
    next: t(`letter.next.${happened === 'cashless' ? 'cashless' : isAboveLimit(facts) ? 'commission' : 'ombudsman'}`),
    enclosures: {
      title: t('letter.enclosuresTitle'),
      items: facts.enclosures.map((each) => t(`letter.enclosures.${each}`)),
    },
    foot: [t('letter.farewell'), t('letter.signature'), facts.name, ...linesOf(facts.address)],
  };
}

/** Where something is written by hand. */
const gap = '_'.repeat(12);

/** The same letter with lines in place of what is not known. */
export function blankLetterIn(language: Language, copy: i18n): Letter {
  return blankLetterOf(copy.getFixedT(language, 'claim-letter'));
}

function blankLetterOf(t: TFunction<'claim-letter'>): Letter {
  return {
    head: [t('letter.date', { date: gap }), t('letter.to'), gap],
    subject: t('blank.subject'),
    details: Object.values(t('letter.details', returnObjects)).map((label) => ({ label, value: gap })),
    greeting: t('letter.greeting'),
    opening: [t('blank.opening')],
    rule: '',
    reasons: { title: t('letter.whyTitle'), text: [gap, gap, gap].join('\n') },
    asks: { title: t('letter.asksTitle'), items: blankAsks.map((ask) => t(`letter.asks.${ask}`)) },
    next: t('letter.next.ombudsman'),
    enclosures: { title: t('letter.enclosuresTitle'), items: [gap, gap] },
    foot: [t('letter.farewell'), t('letter.signature'), gap, gap],
  };
}

/** The letter as a text to copy. */
export function plainText(letter: Letter): string {
  const numbered = (items: readonly string[]) => items.map((item, position) => `${position + 1}. ${item}`);
  const { head, subject, details, greeting, opening, rule, reasons, asks: asked, next, enclosures, foot } = letter;
  const parts = [
    head,
    [subject],
    details.map(({ label, value }) => `${label}: ${value}`),
    [greeting],
    opening,
    rule ? [rule] : [],
    [reasons.title, reasons.text],
    reasons.note ? [reasons.note] : [],
    [asked.title, ...numbered(asked.items)],
    [next],
    enclosures.items.length > 0 ? [enclosures.title, ...numbered(enclosures.items)] : [],
    foot,
  ];
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n');
}
