/** Which documents a passport needs: one table of rules that the finder, its table of rules and its tests all read. */
import {
  addressReport, addressReportToo, birthDateJudgment, birthDateNote, choiceReport, feeGazette, marriageInRabat, nameInDubai, nameInPrague, oneParentManual,
  oneParentReport,
} from './case-rulebooks.ts';
import {
  annexureLetters, birthRules, booklet, freshAdvisor, lossAnswers, minorsInBirmingham, minorsInTallinn, reissueAdvisor, serviceAnswers, spouseReport,
  spouseReportToo, tatkalAnswers, tatkalExclusions, tatkalExclusionsReport, tatkalDocuments, tatkalDocumentsReport,
} from './passport-rulebooks.ts';
import type { Source, Sourced } from '../../i18n/sourced-facts.ts';

/** One answer to every question that is asked; which those are depends on the others. */
export interface Answers {
  /** The first passport, or one of the four cases of a re-issue. */
  need: 'new' | 'expiry' | 'lost' | 'damaged' | 'change';
  /** What has changed. */
  change?: 'marriage' | 'address' | 'birth-date' | 'signature' | 'name' | 'other';
  /** From 15 a minor may choose; younger ones by whether they were born before 1 October 2023, as all who are older were. */
  who: 'adult' | 'minor-15' | 'minor-before' | 'minor-after';
  /** Whether both parents can sign for a minor. */
  parents?: 'both' | 'one';
  speed?: 'normal' | 'tatkal';
}

export type Question = keyof Answers;

/** The answers where every question is asked. */
type EveryAnswer = Required<Answers>;

/** Every answer to every question, in the order of the form. */
export const questions: { readonly [Name in Question]: readonly EveryAnswer[Name][] } = {
  need: ['new', 'expiry', 'lost', 'damaged', 'change'],
  change: ['marriage', 'address', 'birth-date', 'signature', 'name', 'other'],
  who: ['adult', 'minor-15', 'minor-before', 'minor-after'],
  parents: ['both', 'one'],
  speed: ['normal', 'tatkal'],
};

export const questionNames = Object.keys(questions) as Question[];

/** What no source settles, or what depends on the case; its words stand under `ask` in document-finder.json. */
export type UnresolvedQuestion =
  | 'expired-long' | 'damaged-proofs' | 'change-marriage' | 'change-birth-date' | 'change-name' | 'change-other' | 'minor-birth' | 'minor-choice'
  | 'one-parent' | 'one-parent-tatkal' | 'minor-declaration' | 'tatkal-excluded' | 'tatkal-lost' | 'tatkal-damaged' | 'tatkal-change' | 'tatkal-signature';

/** Answers after which Tatkal is not asked about, as it is not possible, each with what says so. */
export const withoutTatkal = { lost: 'tatkal-lost', signature: 'tatkal-signature' } as const satisfies Record<string, UnresolvedQuestion>;

/** Whether a question is asked after these answers; undefined stands for one that is still open. */
export function isAsked(name: Question, { need, change, who }: Partial<Record<Question, string>>): boolean {
  if (name === 'change') return need === 'change';
  if (name === 'parents') return who !== undefined && who !== 'adult';
  const settled = need === 'change' ? change : need;
  return name !== 'speed' || settled === undefined || !Object.hasOwn(withoutTatkal, settled);
}

export interface DocumentRule extends Sourced {
  /** Answers that the rule is for; a question left out does not matter. */
  when: { [Name in Question]?: readonly EveryAnswer[Name][] };
  /** Documents to bring, by file, list and keys in the locale files: `passport-renew.lost.original-fir`. */
  documents: readonly string[];
  ask?: UnresolvedQuestion;
}

/** That rules were read in these sources; all on one day. */
const readIn = (...sources: [Source, ...Source[]]): Sourced => ({ sources, read: '2026-11-23', keeps: 'law' });

const addressProof = 'passport-new.address.address-proof';
const birthProof = 'passport-new.birth.birth-proof';
const birthCertificate = `${birthProof}.birth-certificate`;
const minors = ['minor-15', 'minor-before', 'minor-after'] as const;
const olderThanTheRule = ['adult', 'minor-15', 'minor-before'] as const;

export const documentRules: readonly DocumentRule[] = [
  {
    when: { need: ['expiry'] },
    documents: ['passport-renew.expiry.old-passport', 'passport-renew.expiry.page-copies'],
    ...readIn(reissueAdvisor, booklet),
  },
  { when: { need: ['expiry'] }, documents: [], ask: 'expired-long', ...readIn(booklet, serviceAnswers) },
  {
    when: { need: ['lost'] },
    documents: ['passport-renew.lost.original-fir', 'passport-renew.lost.affidavit', 'document-finder.lost.page-copies'],
    ...readIn(lossAnswers, booklet),
  },
  { when: { need: ['damaged'] }, documents: ['passport-renew.damaged.damaged-passport', 'passport-renew.damaged.affidavit'], ...readIn(booklet) },
  { when: { need: ['damaged'] }, documents: [], ask: 'damaged-proofs', ...readIn(booklet, lossAnswers) },
  { when: { need: ['change'] }, documents: ['passport-renew.change.old-passport'], ...readIn(reissueAdvisor, booklet) },
  {
    when: { change: ['marriage'] },
    documents: ['passport-renew.change.official-proof'],
    ...readIn(reissueAdvisor, booklet, spouseReport, spouseReportToo, marriageInRabat),
  },
  { when: { change: ['marriage'] }, documents: [], ask: 'change-marriage', ...readIn(marriageInRabat) },
  { when: { change: ['address'] }, documents: [addressProof], ...readIn(reissueAdvisor, addressReport, addressReportToo) },
  { when: { change: ['birth-date'] }, documents: [birthCertificate], ...readIn(birthDateJudgment, birthDateNote) },
  { when: { change: ['birth-date'] }, documents: [], ask: 'change-birth-date', ...readIn(birthDateJudgment, birthDateNote) },
  {
    when: { change: ['name'] },
    documents: ['document-finder.name.notice', 'document-finder.name.two-documents'],
    ...readIn(nameInDubai, nameInPrague),
  },
  { when: { change: ['name'] }, documents: [], ask: 'change-name', ...readIn(nameInDubai, booklet) },
  { when: { change: ['signature', 'other'] }, documents: [], ask: 'change-other', ...readIn(booklet) },
  { when: { need: ['new', 'lost'] }, documents: [addressProof], ...readIn(freshAdvisor, booklet, lossAnswers) },
  { when: { need: ['new', 'lost'], who: olderThanTheRule }, documents: [birthProof], ...readIn(birthRules) },
  { when: { need: ['new', 'lost'], who: ['minor-after'] }, documents: [birthCertificate], ...readIn(birthRules) },
  {
    when: { need: ['expiry', 'damaged', 'change'], who: minors },
    documents: [],
    ask: 'minor-birth',
    ...readIn(minorsInBirmingham, minorsInTallinn),
  },
  { when: { need: ['new'], who: ['adult'] }, documents: ['document-finder.adult.class-ten'], ...readIn(booklet) },
  { when: { who: ['minor-15'] }, documents: [], ask: 'minor-choice', ...readIn(feeGazette, choiceReport) },
  { when: { parents: ['both'] }, documents: ['document-finder.minor.annexure-d'], ...readIn(freshAdvisor, annexureLetters) },
  {
    when: { parents: ['one'] },
    documents: ['document-finder.minor.annexure-c', 'document-finder.minor.one-parent-proof'],
    ...readIn(oneParentManual, oneParentReport, annexureLetters),
  },
  { when: { parents: ['one'] }, documents: [], ask: 'one-parent', ...readIn(oneParentManual, oneParentReport) },
  { when: { who: minors }, documents: ['document-finder.minor.parents-passports'], ...readIn(minorsInTallinn, minorsInBirmingham) },
  {
    when: { who: ['adult'], speed: ['tatkal'] },
    documents: ['document-finder.tatkal.adult-documents', 'document-finder.tatkal.annexure-e'],
    ...readIn(tatkalAnswers, tatkalDocuments, tatkalDocumentsReport, annexureLetters),
  },
  { when: { who: minors, speed: ['tatkal'] }, documents: ['document-finder.tatkal.minor-documents'], ...readIn(tatkalDocuments, tatkalDocumentsReport) },
  { when: { speed: ['tatkal'] }, documents: [], ask: 'tatkal-excluded', ...readIn(tatkalExclusions, tatkalExclusionsReport) },
  { when: { parents: ['one'], speed: ['tatkal'] }, documents: [], ask: 'one-parent-tatkal', ...readIn(tatkalExclusions, minorsInBirmingham) },
  { when: { who: minors, speed: ['tatkal'] }, documents: [], ask: 'minor-declaration', ...readIn(tatkalAnswers) },
  { when: { need: ['lost'] }, documents: [], ask: 'tatkal-lost', ...readIn(tatkalExclusions, tatkalExclusionsReport) },
  { when: { need: ['damaged'], speed: ['tatkal'] }, documents: [], ask: 'tatkal-damaged', ...readIn(tatkalAnswers, tatkalExclusions) },
  { when: { need: ['change'], speed: ['tatkal'] }, documents: [], ask: 'tatkal-change', ...readIn(booklet, tatkalExclusions) },
  { when: { change: ['signature'] }, documents: [], ask: 'tatkal-signature', ...readIn(tatkalExclusions, tatkalExclusionsReport) },
];

/** What a person with these answers brings, and what is to be asked first. */
export interface RequiredDocuments {
  documents: string[];
  ask: UnresolvedQuestion[];
}

function applies({ when }: DocumentRule, answers: Answers): boolean {
  return questionNames.every((name) => {
    const allowed: readonly string[] | undefined = when[name];
    return allowed?.includes(answers[name] ?? '') ?? true;
  });
}

/** Gathers every rule that applies, in the table's order. */
export function documentsFor(answers: Answers, rules: readonly DocumentRule[] = documentRules): RequiredDocuments {
  const applying = rules.filter((rule) => applies(rule, answers));
  return { documents: applying.flatMap((rule) => rule.documents), ask: applying.flatMap(({ ask }) => ask ?? []) };
}

/** The first question that is asked after what an address or the form answers, and that it leaves open. */
export function openQuestion(query: URLSearchParams): Question | undefined {
  const answers = Object.fromEntries(query);
  return questionNames.find((name) => isAsked(name, answers) && !answerTo(query, name));
}

function answerTo<Name extends Question>(query: URLSearchParams, name: Name): EveryAnswer[Name] | undefined {
  const known: readonly EveryAnswer[Name][] = questions[name];
  return known.find((answer) => answer === query.get(name));
}

/** Reads answers out of an address's query; undefined when a question is unanswered or an answer is not known. */
export function answersFrom(query: URLSearchParams): Answers | undefined {
  const [need, change, who, parents, speed] = [
    answerTo(query, 'need'), answerTo(query, 'change'), answerTo(query, 'who'), answerTo(query, 'parents'), answerTo(query, 'speed'),
  ];
  if (!need || !who || openQuestion(query)) return undefined;
  const asked = { need, change, who };
  return {
    need,
    ...(isAsked('change', asked) && change ? { change } : {}),
    who,
    ...(isAsked('parents', asked) && parents ? { parents } : {}),
    ...(isAsked('speed', asked) && speed ? { speed } : {}),
  };
}
