import { describe, expect, test } from 'vitest';
import {
  answersFrom, documentsFor, documentRules, isAsked, openQuestion, questionNames, questions, type Answers, type UnresolvedQuestion, type DocumentRule,
} from './passport-documents.ts';

const address = 'passport-new.address.address-proof';
const birth = 'passport-new.birth.birth-proof';
const certificate = 'passport-new.birth.birth-proof.birth-certificate';
const classTen = 'document-finder.adult.class-ten';
const oldPages = ['passport-renew.expiry.old-passport', 'passport-renew.expiry.page-copies'];
const loss = ['passport-renew.lost.original-fir', 'passport-renew.lost.affidavit', 'document-finder.lost.page-copies', address];
const damage = ['passport-renew.damaged.damaged-passport', 'passport-renew.damaged.affidavit'];
const oldPassport = 'passport-renew.change.old-passport';

/** Written from the Passport Seva's own lists and not from the rules: what each case takes beside the proof of birth. */
const ofNeed: Record<Answers['need'], string[]> = { new: [address], expiry: oldPages, lost: loss, damaged: damage, change: [oldPassport] };

const ofChange: Record<NonNullable<Answers['change']>, string[]> = {
  marriage: ['passport-renew.change.official-proof'],
  address: [address],
  'birth-date': [certificate],
  signature: [],
  name: ['document-finder.name.notice', 'document-finder.name.two-documents'],
  other: [],
};

const ofParents: Record<NonNullable<Answers['parents']>, string[]> = {
  both: ['document-finder.minor.annexure-d', 'document-finder.minor.parents-passports'],
  one: ['document-finder.minor.annexure-c', 'document-finder.minor.one-parent-proof', 'document-finder.minor.parents-passports'],
};

const askOfNeed: Record<Answers['need'], UnresolvedQuestion[]> = {
  new: [],
  expiry: ['expired-long'],
  lost: ['tatkal-lost'],
  damaged: ['damaged-proofs'],
  change: [],
};

const askOfChange: Record<NonNullable<Answers['change']>, UnresolvedQuestion[]> = {
  marriage: ['change-marriage'],
  address: [],
  'birth-date': ['change-birth-date'],
  signature: ['change-other', 'tatkal-signature'],
  name: ['change-name'],
  other: ['change-other'],
};

function expectedFor({ need, change, who, parents, speed }: Answers) {
  const isMinor = who !== 'adult';
  const provesBirth = need === 'new' || need === 'lost';
  const documents = [...ofNeed[need], ...(change ? ofChange[change] : []), ...(parents ? ofParents[parents] : [])];
  if (provesBirth) documents.push(who === 'minor-after' ? certificate : birth);
  if (need === 'new' && !isMinor) documents.push(classTen);
  const ask = [...askOfNeed[need], ...(change ? askOfChange[change] : [])];
  if (isMinor && !provesBirth) ask.push('minor-birth');
  if (who === 'minor-15') ask.push('minor-choice');
  if (parents === 'one') ask.push('one-parent');
  if (speed === 'tatkal') {
    documents.push(...(isMinor ? ['document-finder.tatkal.minor-documents'] : ['document-finder.tatkal.adult-documents', 'document-finder.tatkal.annexure-e']));
    ask.push('tatkal-excluded');
    if (isMinor) ask.push('minor-declaration');
    if (parents === 'one') ask.push('one-parent-tatkal');
    if (need === 'damaged') ask.push('tatkal-damaged');
    if (need === 'change') ask.push('tatkal-change');
  }
  return { documents: documents.toSorted(), ask: ask.toSorted() };
}

function foundFor(answers: Answers, rules?: readonly DocumentRule[]) {
  const { documents, ask } = documentsFor(answers, rules);
  return { documents: documents.toSorted(), ask: ask.toSorted() };
}

/** Every way through the questions. */
const combinations: Answers[] = questions.need.flatMap((need) =>
  (need === 'change' ? questions.change : [undefined]).flatMap((change) =>
    questions.who.flatMap((who) =>
      (who === 'adult' ? [undefined] : questions.parents).flatMap((parents) =>
        (need === 'lost' || change === 'signature' ? [undefined] : questions.speed).map((speed) => ({
          need,
          ...(change && { change }),
          who,
          ...(parents && { parents }),
          ...(speed && { speed }),
        })),
      ),
    ),
  ),
);

describe('documentsFor', () => {
  test.each(combinations)('gives the documents of $need, $change, $who, $parents, $speed', (answers) => {
    expect(foundFor(answers)).toEqual(expectedFor(answers));
  });

  test.each(combinations)('names no document twice for $need, $change, $who, $parents, $speed', (answers) => {
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

  test.each(questionNames)('is undefined when %s is asked and not answered', (name) => {
    const query = new URLSearchParams({ need: 'change', change: 'name', who: 'minor-15', parents: 'one', speed: 'normal' });
    expect(answersFrom(query)).toBeDefined();
    query.delete(name);
    expect(answersFrom(query)).toBeUndefined();
    expect(openQuestion(query)).toBe(name);
  });

  test('leaves out answers to questions that the others make needless', () => {
    const query = new URLSearchParams({ need: 'lost', change: 'signature', who: 'adult', parents: 'one', speed: 'tatkal' });
    expect(answersFrom(query)).toEqual({ need: 'lost', who: 'adult' });
  });

  test.each(['', 'LOST', 'lost ', '__proto__', 'constructor', '<script>'])('is undefined for the unknown answer "%s"', (need) => {
    expect(answersFrom(new URLSearchParams({ need, who: 'adult', speed: 'normal' }))).toBeUndefined();
  });
});

describe('isAsked', () => {
  test.each<[string, Partial<Answers>, boolean]>([
    ['a lost passport', { need: 'lost' }, false],
    ['a change of signature', { need: 'change', change: 'signature' }, false],
    ['a change of address', { need: 'change', change: 'address' }, true],
    ['a first passport, after a signature was chosen and taken back', { need: 'new', change: 'signature' }, true],
    ['nothing yet', {}, true],
  ])('of Tatkal for %s', (_case, answers, asked) => {
    expect(isAsked('speed', answers)).toBe(asked);
  });
});
