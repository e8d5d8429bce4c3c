/** Words are such as one says across the desk: headings that say something, nobody taken for a man, quiet in hard moments. */
import { wordsOf, type Word } from '../../text-analysis.ts';
import { conventionOf } from '../conventions.ts';
import { inEachText, patternRule, type PatternRule, type Rule } from './rule.ts';

/** Keys of what stands alone: headings, questions, buttons, entries of the menu. */
const headingKeys = /(?:^|\.)(?:title|question|legend|action|button|link)$|^(?:navigation|actions)\./;

/** Pages that people open after a death, an accident or a refusal. */
const hardPages = new Set(['claims', 'claim-letter', 'existing-cover', 'refused', 'road-injury']);

/** Verbs of Hindi that say of the visitor what can, will or wants to be done, as one says it of a man. */
const masculineVerbs = new Set(['सकते', 'सकेंगे', 'चाहते', 'चाहेंगे', 'पाते', 'पाएँगे']);

/** With आप before them, these say so too. */
const masculineOfVisitor = new Set([...masculineVerbs, 'रहते', 'लिखते', 'पढ़ते', 'भरते', 'देखते']);

const visitor = new Set(['आप']);

/** Whoever else can do something: the office, people named, things in the plural. */
const others = new Set(['हम', 'ये', 'वे', 'लोग', 'कोई', 'नॉमिनी', 'वारिस', 'बच्चे', 'माता', 'पिता', 'डॉक्टर', 'वकील', 'अधिकारी', 'कंपनियाँ']);

/** Stems of what things do rather than people: कागज़ लग सकते हैं. */
const thingVerbs = new Set(['हो', 'लग', 'मिल', 'आ', 'बढ़', 'घट', 'बदल', 'रह', 'छूट', 'अटक', 'दिख', 'बच', 'खुल']);

/** Behind a name these make it no subject. */
const caseWords = new Set(['का', 'की', 'के', 'को', 'से', 'में', 'पर', 'तक', 'जैसे']);

function hasSubject(words: readonly Word[], names: ReadonlySet<string>): boolean {
  return words.some(({ text }, index) => names.has(text) && !caseWords.has(words[index + 1]?.text ?? ''));
}

/** पढ़े जा सकते हैं says what is done, ले जा सकते हैं who does it. */
function isPassive(words: readonly Word[], index: number): boolean {
  const participle = words[index - 2]?.text ?? '';
  return words[index - 1]?.text === 'जा' && participle !== 'ले' && /[\u0947ए]$/.test(participle);
}

/** The verb of a clause that takes the visitor for a man. */
function masculineIn(words: readonly Word[]): Word | undefined {
  return words.find(({ text }, index) => {
    if (hasSubject(words.slice(0, index), visitor)) return masculineOfVisitor.has(text);
    const isOther = hasSubject(words, others) || thingVerbs.has(words[index - 1]?.text ?? '') || isPassive(words, index);
    return masculineVerbs.has(text) && !isOther;
  });
}

const patterns: readonly PatternRule[] = [
  {
    id: 'exclamation',
    severity: 'warning',
    why: 'Whoever reads this page has lost somebody, is hurt or has been refused; an exclamation mark sounds glad or shouts.',
    remedy: 'End the sentence with a full stop, and say the next step first.',
    pattern: ({ file }) => (hardPages.has(file.name) ? /!/g : undefined),
    what: () => 'an exclamation mark stands on a page for a hard moment',
  },
];

export const voiceRules: readonly Rule[] = [
  {
    id: 'headless-heading',
    severity: 'warning',
    why: 'It begins “those whose …” and never says what about them: nobody speaks so, and as a heading it hangs in the air.',
    remedy: 'Make it a whole sentence or a question, such as આ કંપનીઓની પોલિસીમાં અમે મદદ કરીએ છીએ, इन बीमा कंपनियों की पॉलिसी में हम मदद करते हैं.',
    find: inEachText(function* ({ entry, prose, language }) {
      const { relativeWords = [], correlativeWords = [] } = conventionOf(language);
      const words = wordsOf(prose).map(({ text }) => text);
      if (!headingKeys.test(entry.key) || !relativeWords.includes(words[0] ?? '')) return;
      if (prose.includes(',') || words.some((word) => correlativeWords.includes(word))) return;
      yield { what: `the heading begins with “${words[0]}” and has no main clause` };
    }),
  },
  {
    id: 'infinitive-heading',
    severity: 'warning',
    why: 'A bare infinitive is how English names a thing (“losing a passport”); people say when it happens, or ask.',
    remedy: 'Say when it happens, or what to do: પાસપોર્ટ ખોવાય ત્યારે, पासपोर्ट खो जाए तो; or ask: શું કરવું, क्या करें.',
    find: inEachText(function* ({ entry, prose, language }) {
      const { infinitives = [], questionWords = [] } = conventionOf(language);
      const words = wordsOf(prose.normalize('NFC').replace(/\([^)]*\)$/, '')).map(({ text }) => text);
      const last = words.at(-1) ?? '';
      if (!headingKeys.test(entry.key) || !infinitives.includes(last) || words.some((word) => questionWords.includes(word))) return;
      yield { what: `the heading ends in the infinitive “${last}”` };
    }),
  },
  {
    id: 'visitor-as-man',
    severity: 'warning',
    why: 'The verb says that a man reads; half of the visitors are women.',
    remedy: 'Say what is possible, not who can: आवेदन हो सकता है, बात हो सकती है, चुना जा सकता है; or say what to do: पूछें, चुनें. '
      + 'If somebody else is meant, leave it: a warning keeps nothing from being saved.',
    find: inEachText(function* ({ prose, language }) {
      if (language !== 'hi') return;
      for (const clause of prose.normalize('NFC').matchAll(/[^।,;:?!()“”–]+/g)) {
        const verb = masculineIn(wordsOf(clause[0]));
        if (verb) yield { at: clause.index + verb.at, what: `“${verb.text}” takes the visitor for a man` };
      }
    }),
  },
  ...patterns.map(patternRule),
];
