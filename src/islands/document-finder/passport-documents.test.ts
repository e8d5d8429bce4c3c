import { describe, expect, test } from 'vitest';
import {
  answersFrom, documentsFor, documentRules, questionNames, questions, type Answers, type UnresolvedQuestion, type DocumentRule,
} from './passport-documents.ts';

const address = 'passport-new.address.address-proof';
const birth = 'passport-new.birth.birth-proof';
const certificate = 'passport-new.birth.birth-proof.birth-certificate';
const classTen = 'document-finder.adult.class-ten';
const oldPages = ['passport-renew.expiry.old-passport', 'passport-renew.expiry.page-copies'];
const loss = ['passport-renew.lost.original-fir', 'passport-renew.lost.affidavit', 'document-finder.lost.page-copies', address];
const damage = ['passport-renew.damaged.damaged-passport', 'passport-renew.damaged.affidavit'];
const change = ['passport-renew.change.old-passport', 'passport-renew.change.official-proof'];
const parents = ['document-finder.minor.annexure-d', 'document-finder.minor.parents-passports'];

/** Written from the Passport Seva's own lists and not from the rules: what each person brings in the normal way. */
const normalDocuments: Record<Answers['need'], Record<Answers['who'], string[]>> = {
  new: { adult: [address, birth, classTen], 'minor-before': [address, birth, ...parents], 'minor-after': [address, certificate, ...parents] },
  expiry: { adult: oldPages, 'minor-before': [...oldPages, ...parents], 'minor-after': [...oldPages, ...parents] },
  lost: { adult: [...loss, birth], 'minor-before': [...loss, birth, ...parents], 'minor-after': [...loss, certificate, ...parents] },
  damaged: { adult: damage, 'minor-before': [...damage, ...parents], 'minor-after': [...damage, ...parents] },
  change: { adult: change, 'minor-before': [...change, ...parents], 'minor-after': [...change, ...parents] },
};

/** What Tatkal takes more; a lost passport cannot have it. */
const tatkalDocuments: Record<Answers['who'], string[]> = {
  adult: ['document-finder.tatkal.adult-documents', 'document-finder.tatkal.annexure-e'],
  'minor-before': ['document-finder.tatkal.minor-documents'],
  'minor-after': ['document-finder.tatkal.minor-documents'],
};

const normalAsk: Record<Answers['need'], UnresolvedQuestion[]> = {
  new: [],
  expiry: ['expired-long'],
  lost: [],
  damaged: ['damaged-proofs'],
  change: ['change-proof'],
};

const tatkalAsk: Record<Answers['need'], UnresolvedQuestion[]> = {
  new: [],
  expiry: [],
  lost: ['tatkal-lost'],
  damaged: ['tatkal-damaged'],
  change: ['tatkal-change'],
};

function expectedFor({ need, who, speed }: Answers) {
  const isMinor = who !== 'adult';
  const asked = [...normalAsk[need], ...(isMinor && need !== 'new' && need !== 'lost' ? ['minor-birth'] : [])];
  if (speed === 'normal') return { documents: normalDocuments[need][who].toSorted(), ask: asked.toSorted() };
  const isOpen = need !== 'lost';
  return {
    documents: [...normalDocuments[need][who], ...(isOpen ? tatkalDocuments[who] : [])].toSorted(),
    ask: [...asked, ...tatkalAsk[need], ...(isOpen && isMinor ? ['one-parent', 'minor-declaration'] : [])].toSorted(),
  };
}

function foundFor(answers: Answers, rules?: readonly DocumentRule[]) {
  const { documents, ask } = documentsFor(answers, rules);
  return { documents: documents.toSorted(), ask: ask.toSorted() };
}

const combinations: Answers[] = questions.need.flatMap((need) =>
  questions.who.flatMap((who) => questions.speed.map((speed) => ({ need, who, speed }))),
);

describe('documentsFor', () => {
  test.each(combinations)('gives the documents of $need, $who, $speed', (answers) => {
    expect(foundFor(answers)).toEqual(expectedFor(answers));
  });

  test.each(combinations)('names no document twice for $need, $who, $speed', (answers) => {
    const { documents } = documentsFor(answers);
    expect(new Set(documents).size).toBe(documents.length);
  });

  test.each(documentRules.map((rule, index) => ({ rule, row: index + 1 })))('needs row $row of the table', ({ rule }) => {
    const others = documentRules.filter((other) => other !== rule);
    const missed = combinations.filter((answers) => JSON.stringify(foundFor(answers, others)) !== JSON.stringify(expectedFor(answers)));
    expect(missed).not.toEqual([]);
  });
});

describe('documentRules', () => {
  test.each(documentRules.map((rule, index) => ({ ...rule, row: index + 1 })))('row $row says what to bring or what to ask', ({ documents, ask }) => {
    expect([...documents, ask].filter((part) => part !== undefined)).not.toEqual([]);
  });
});

describe('answersFrom', () => {
  test.each(combinations)('reads $need, $who, $speed back out of an address', (answers) => {
    expect(answersFrom(new URLSearchParams({ ...answers }))).toEqual(answers);
  });

  test.each(questionNames)('is undefined when %s is not answered', (name) => {
    const query = new URLSearchParams({ need: 'lost', who: 'adult', speed: 'normal' });
    query.delete(name);
    expect(answersFrom(query)).toBeUndefined();
  });

  test.each(['', 'LOST', 'lost ', '__proto__', '<script>'])('is undefined for the unknown answer "%s"', (need) => {
    expect(answersFrom(new URLSearchParams({ need, who: 'adult', speed: 'normal' }))).toBeUndefined();
  });
});
