/** Which documents a passport needs: one table of rules that the finder, its table of rules and its tests all read. */
import {
  annexureLetters, birthRules, booklet, freshAdvisor, lossAnswers, minorsInBirmingham, minorsInTallinn, reissueAdvisor, serviceAnswers, spouseReport,
  spouseReportToo, tatkalAnswers, tatkalExclusions, tatkalExclusionsReport, tatkalDocuments, tatkalDocumentsReport,
} from './passport-rulebooks.ts';
import type { Source, Sourced } from '../../i18n/sourced-facts.ts';

/** One answer to every question of the finder. */
export interface Answers {
  /** The first passport, or one of the four cases of a re-issue. */
  need: 'new' | 'expiry' | 'lost' | 'damaged' | 'change';
  /** Minors by whether they were born before 1 October 2023; all adults were, so that age and birth make one question. */
  who: 'adult' | 'minor-before' | 'minor-after';
  speed: 'normal' | 'tatkal';
}

export type Question = keyof Answers;

/** Every answer to every question, in the order of the form. */
export const questions: { readonly [Name in Question]: readonly Answers[Name][] } = {
  need: ['new', 'expiry', 'lost', 'damaged', 'change'],
  who: ['adult', 'minor-before', 'minor-after'],
  speed: ['normal', 'tatkal'],
};

export const questionNames = Object.keys(questions) as Question[];

/** What no source settles, or what depends on the case; its words stand under `ask` in document-finder.json. */
export type UnresolvedQuestion =
  | 'expired-long' | 'damaged-proofs' | 'change-proof' | 'minor-birth' | 'one-parent' | 'minor-declaration'
  | 'tatkal-lost' | 'tatkal-damaged' | 'tatkal-change';

export interface DocumentRule extends Sourced {
  /** Answers that the rule is for; a question left out does not matter. */
  when: { [Name in Question]?: readonly Answers[Name][] };
  /** Documents to bring, by file, list and keys in the locale files: `passport-renew.lost.original-fir`. */
  documents: readonly string[];
  ask?: UnresolvedQuestion;
}

/** That rules were read in these sources; all on one day. */
const readIn = (...sources: [Source, ...Source[]]): Sourced => ({ sources, read: '2026-11-23', keeps: 'law' });

const addressProof = 'passport-new.address.address-proof';
const birthProof = 'passport-new.birth.birth-proof';
const birthCertificate = `${birthProof}.birth-certificate`;
const minors = ['minor-before', 'minor-after'] as const;
/** A lost passport cannot have Tatkal. */
const openToTatkal = ['new', 'expiry', 'damaged', 'change'] as const;

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
  {
    when: { need: ['change'] },
    documents: ['passport-renew.change.old-passport', 'passport-renew.change.official-proof'],
    ...readIn(reissueAdvisor, booklet, spouseReport, spouseReportToo),
  },
  { when: { need: ['change'] }, documents: [], ask: 'change-proof', ...readIn(booklet) },
  { when: { need: ['new', 'lost'] }, documents: [addressProof], ...readIn(freshAdvisor, booklet, lossAnswers) },
  { when: { need: ['new', 'lost'], who: ['adult', 'minor-before'] }, documents: [birthProof], ...readIn(birthRules) },
  { when: { need: ['new', 'lost'], who: ['minor-after'] }, documents: [birthCertificate], ...readIn(birthRules) },
  {
    when: { need: ['expiry', 'damaged', 'change'], who: minors },
    documents: [],
    ask: 'minor-birth',
    ...readIn(minorsInBirmingham, minorsInTallinn),
  },
  { when: { need: ['new'], who: ['adult'] }, documents: ['document-finder.adult.class-ten'], ...readIn(booklet) },
  { when: { who: minors }, documents: ['document-finder.minor.annexure-d'], ...readIn(freshAdvisor, annexureLetters) },
  { when: { who: minors }, documents: ['document-finder.minor.parents-passports'], ...readIn(minorsInTallinn, minorsInBirmingham) },
  {
    when: { need: openToTatkal, who: ['adult'], speed: ['tatkal'] },
    documents: ['document-finder.tatkal.adult-documents', 'document-finder.tatkal.annexure-e'],
    ...readIn(tatkalAnswers, tatkalDocuments, tatkalDocumentsReport, annexureLetters),
  },
  {
    when: { need: openToTatkal, who: minors, speed: ['tatkal'] },
    documents: ['document-finder.tatkal.minor-documents'],
    ...readIn(tatkalDocuments, tatkalDocumentsReport),
  },
  { when: { need: openToTatkal, who: minors, speed: ['tatkal'] }, documents: [], ask: 'one-parent', ...readIn(tatkalExclusions, minorsInBirmingham) },
  { when: { need: openToTatkal, who: minors, speed: ['tatkal'] }, documents: [], ask: 'minor-declaration', ...readIn(tatkalAnswers) },
  { when: { need: ['lost'], speed: ['tatkal'] }, documents: [], ask: 'tatkal-lost', ...readIn(tatkalExclusions, tatkalExclusionsReport) },
  { when: { need: ['damaged'], speed: ['tatkal'] }, documents: [], ask: 'tatkal-damaged', ...readIn(tatkalAnswers, tatkalExclusions) },
  { when: { need: ['change'], speed: ['tatkal'] }, documents: [], ask: 'tatkal-change', ...readIn(booklet, tatkalExclusions) },
];

/** What a person with these answers brings, and what is to be asked first. */
export interface RequiredDocuments {
  documents: string[];
  ask: UnresolvedQuestion[];
}

function applies({ when }: DocumentRule, answers: Answers): boolean {
  const allows = <Name extends Question>(name: Name) => {
    const allowed: readonly Answers[Name][] | undefined = when[name];
    return allowed?.includes(answers[name]) ?? true;
  };
  return allows('need') && allows('who') && allows('speed');
}

/** Gathers every rule that applies, in the table's order. */
export function documentsFor(answers: Answers, rules: readonly DocumentRule[] = documentRules): RequiredDocuments {
  const applying = rules.filter((rule) => applies(rule, answers));
  return { documents: applying.flatMap((rule) => rule.documents), ask: applying.flatMap(({ ask }) => ask ?? []) };
}

/** Reads answers out of an address's query; undefined when a question is unanswered or an answer is not known. */
export function answersFrom(query: URLSearchParams): Answers | undefined {
  const answerTo = <Name extends Question>(name: Name): Answers[Name] | undefined =>
    questions[name].find((answer) => answer === query.get(name));
  const [need, who, speed] = [answerTo('need'), answerTo('who'), answerTo('speed')];
  return need && who && speed && { need, who, speed };
}
