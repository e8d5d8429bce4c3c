/** Which papers a passport needs: one table of rules that the finder, its table of rules and its tests all read. */
import type { CalendarDate } from './calendar-date.ts';

/** One answer to every question of the finder. */
export interface Answers {
  need: 'new' | 'expiring' | 'pages-full' | 'lost' | 'damaged' | 'change';
  /** Minors by whether they were born before 1 October 2023; all adults were, so that age and birth make one question. */
  who: 'adult' | 'minor-before' | 'minor-after';
  speed: 'normal' | 'tatkal';
}

export type Question = keyof Answers;

/** Every answer to every question, in the order of the form. */
export const questions: { readonly [Name in Question]: readonly Answers[Name][] } = {
  need: ['new', 'expiring', 'pages-full', 'lost', 'damaged', 'change'],
  who: ['adult', 'minor-before', 'minor-after'],
  speed: ['normal', 'tatkal'],
};

export const questionNames = Object.keys(questions) as Question[];

/** What the office wants to be asked, because no source settles it; its words stand under `ask` in paper-finder.json. */
export type OpenPoint = 'expired-long' | 'damaged-proofs' | 'change-proof' | 'one-parent' | 'tatkal-reissue';

export interface Source {
  name: string;
  address: string;
}

export interface PapersRule {
  /** Answers that the rule is for; a question left out does not matter. */
  when: { [Name in Question]?: readonly Answers[Name][] };
  /** Documents to bring, by file, list and keys in the locale files: `passport-renew.lost.original-fir`. */
  documents: readonly string[];
  ask?: OpenPoint;
  sources: readonly [Source, ...Source[]];
  /** Day on which the sources were read. */
  read: CalendarDate;
}

const read: CalendarDate = { year: 2026, month: 11, day: 20 };

const addressList: Source = { name: 'itzeazy.in, proof of address', address: 'https://itzeazy.in/articles/address-proof-for-passport' };
const birthRules: Source = {
  name: 'Hindustan Times on the Passports (Amendment) Rules 2025',
  address: 'https://www.hindustantimes.com/india-news/govt-tweaks-rules-for-proof-of-birth-docs-in-passport-applications-101740767861802.html',
};
const birthRulesToo: Source = {
  name: 'The Tribune on the same rules',
  address: 'https://www.tribuneindia.com/news/india/govt-amends-passport-rules-allows-submission-of-birth-certificate-for-those-born-after-oct-1-2023/',
};
const adultList: Source = { name: 'bankbazaar.com, required documents', address: 'https://www.bankbazaar.com/passport/required-documents-queries.html' };
const reissueList: Source = { name: 'bankbazaar.com, documents for re-issue', address: 'https://www.bankbazaar.com/passport/required-documents-for-reissue-passport.html' };
const lostAnswer: Source = {
  name: 'tesz.in, documents after a loss',
  address: 'https://www.tesz.in/ask/i-lost-my-passport-and-have-been-sent-to-india-on-emergency-certificate-what-are-the-documents-required-to-issue-a-new-passport-nc523',
};
const officialOnLoss: Source = {
  name: 'Passport Seva, questions on lost and damaged passports',
  address: 'https://portal1.passportindia.gov.in/AppOnlineProject/online/faqLostDamagedPassports',
};
const booklet: Source = {
  name: 'Instruction booklet of the application form (copy)',
  address: 'https://doclinks.org/Je6Vm_instructions-for-filling-of-passport-application-form-and/',
};
const marriageRules: Source = { name: 'Gulf News on Annexure J', address: 'https://gulfnews.com/world/asia/india/new-india-passport-update-name-change-after-marriage-made-easy-1.500091560' };
const minorList: Source = { name: 'Consulate General of India, Birmingham', address: 'https://cgibirmingham.gov.in/page/display/376' };
const minorAdvisor: Source = {
  name: 'Document Advisor for minors (copy)',
  address: 'https://passportindiaguide.com/documents-required-for-fresh-passport-minors-whose-parents-are-in-abroad/amp',
};
const minorAnswer: Source = { name: 'passportquery.com, minors', address: 'https://passportquery.com/index.php/hi?page=8' };
const tatkalList: Source = { name: 'looknewsindia.com, Tatkal', address: 'https://looknewsindia.com/these-documents-are-necessary-to-get-a-tatkal-passport-know-this-before-applying' };
const tatkalListToo: Source = { name: 'ABP Asmita, Tatkal', address: 'https://gujarati.abplive.com/news/business/documents-required-for-tatkaal-passport-check-full-list-914206' };
const tatkalNotForLoss: Source = { name: 'newsmadura.com, who cannot apply', address: 'https://newsmadura.com/news/business/here-are-the-steps-to-apply-for-a-tatkaal-passport/' };
const tatkalForDamage: Source = { name: 'nearfox.com, questions', address: 'https://nearfox.com/mumbai/passport-application/' };
const reissueReasons: Source = { name: 'mymoneykarma.com, when to re-issue', address: 'https://mymoneykarma.com/passport/reissue-of-passports.html' };

const addressProof = 'passport-new.address.address-proof';
const birthProof = 'passport-new.birth.birth-proof';
const birthCertificate = `${birthProof}.birth-certificate`;
const minors = ['minor-before', 'minor-after'] as const;

export const papersRules: readonly PapersRule[] = [
  { when: { need: ['expiring', 'pages-full'] }, documents: ['passport-renew.expiry.old-passport', 'passport-renew.expiry.page-copies'], sources: [reissueList], read },
  { when: { need: ['expiring'] }, documents: [], ask: 'expired-long', sources: [reissueReasons], read },
  { when: { need: ['lost'] }, documents: ['passport-renew.lost.original-fir', 'passport-renew.lost.affidavit', 'paper-finder.lost.page-copies'], sources: [lostAnswer, officialOnLoss], read },
  { when: { need: ['damaged'] }, documents: ['passport-renew.damaged.damaged-passport', 'passport-renew.damaged.affidavit'], sources: [booklet], read },
  { when: { need: ['damaged'] }, documents: [], ask: 'damaged-proofs', sources: [officialOnLoss], read },
  { when: { need: ['change'] }, documents: ['passport-renew.change.old-passport', 'passport-renew.change.official-proof'], sources: [marriageRules], read },
  { when: { need: ['change'] }, documents: [], ask: 'change-proof', sources: [marriageRules], read },
  { when: { need: ['new', 'lost'] }, documents: [addressProof], sources: [addressList, lostAnswer], read },
  { when: { need: ['new', 'lost'], who: ['adult', 'minor-before'] }, documents: [birthProof], sources: [birthRules, birthRulesToo], read },
  { when: { who: ['minor-after'] }, documents: [birthCertificate], sources: [birthRules, birthRulesToo], read },
  { when: { need: ['expiring', 'pages-full', 'damaged', 'change'], who: ['minor-before'] }, documents: [birthCertificate], sources: [minorList], read },
  { when: { need: ['new'], who: ['adult'] }, documents: ['paper-finder.adult.class-ten'], sources: [adultList], read },
  { when: { who: minors }, documents: ['paper-finder.minor.annexure-d'], sources: [minorAdvisor, minorList], read },
  { when: { who: minors }, documents: ['paper-finder.minor.parents-passports'], sources: [minorAnswer, minorList], read },
  { when: { who: ['adult'], speed: ['tatkal'] }, documents: ['paper-finder.tatkal.adult-documents'], sources: [tatkalList, tatkalListToo], read },
  { when: { who: minors, speed: ['tatkal'] }, documents: ['paper-finder.tatkal.minor-documents'], sources: [tatkalList, tatkalListToo], read },
  { when: { who: minors, speed: ['tatkal'] }, documents: [], ask: 'one-parent', sources: [minorList], read },
  { when: { need: ['lost', 'damaged', 'change'], speed: ['tatkal'] }, documents: [], ask: 'tatkal-reissue', sources: [tatkalNotForLoss, tatkalForDamage], read },
];

/** What a person with these answers brings, and what is to be asked first. */
export interface Papers {
  documents: string[];
  ask: OpenPoint[];
}

function applies({ when }: PapersRule, answers: Answers): boolean {
  const allows = <Name extends Question>(name: Name) => {
    const allowed: readonly Answers[Name][] | undefined = when[name];
    return allowed?.includes(answers[name]) ?? true;
  };
  return allows('need') && allows('who') && allows('speed');
}

/** Gathers every rule that applies, in the table's order. */
export function papersFor(answers: Answers, rules: readonly PapersRule[] = papersRules): Papers {
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
