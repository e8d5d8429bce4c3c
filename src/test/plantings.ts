/** Faults of all kinds, each made from good words: what the proof of the locale check plants one by one. */
import { isData } from '../locale-tools/data-keys.ts';
import type { Entry } from '../locale-tools/json-source.ts';
import type { LocaleFile } from '../locale-tools/locale-files.ts';

/** Chooses one of a list, the same at every run. */
export type Choose = <Item>(items: readonly Item[]) => Item | undefined;

export interface Planted {
  text: string;
  /** Line at which the check must name the fault. */
  line: number;
}

export interface Planting {
  /** Rule that must name the fault. */
  rule: string;
  fault: string;
  /** Languages it can be planted in; all where nothing is said. */
  languages?: readonly string[];
  plant(file: LocaleFile, choose: Choose): Planted | undefined;
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Replaces one text value; `change` returns undefined for texts it cannot spoil. */
function inText(change: (value: string, key: string) => string | undefined): Planting['plant'] {
  return (file, choose) => {
    const spoilt = (entry: Entry) => (entry.kind === 'text' && !isData(entry.key, entry.value) ? change(String(entry.value), entry.key) : undefined);
    const entry = choose([...file.entries.values()].filter((each) => spoilt(each) !== undefined));
    if (!entry) return undefined;
    const text = file.text.slice(0, entry.offset) + JSON.stringify(spoilt(entry)) + file.text.slice(entry.offset + entry.length);
    return { text, line: lineOf(text, entry.offset) };
  };
}

/** Replaces a part of a text where it first occurs; in a placeholder only what names its braces, because its faults have names of their own. */
function replacing(pattern: RegExp, replacement: string): Planting['plant'] {
  return inText((value) => {
    const inPlaceholder = (index: number) => [...value.matchAll(/\{\{.*?\}\}/g)].some((found) => index > found.index && index <= found.index + found[0].length);
    const place = [...value.matchAll(new RegExp(pattern, `${pattern.flags}g`))].find(({ index }) => pattern.source.includes('\\}') || !inPlaceholder(index));
    if (!place) return undefined;
    const there = new RegExp(pattern, `${pattern.flags}y`);
    there.lastIndex = place.index;
    const spoilt = value.replace(there, replacement);
    return spoilt === value ? undefined : spoilt;
  });
}

/** Puts another heading in place of one. */
function inTitle(heading: string): Planting['plant'] {
  return inText((_, key) => (/(?:^|\.)title$/.test(key) ? heading : undefined));
}

/** A space between words, not one within a placeholder, where the fault would be another. */
const space = / (?![^{}]*\}\})/;

/** Rewrites one line of the file as it stands; `at` moves the line at which the fault shows. */
function inLine(pattern: RegExp, replacement: string, at = 0): Planting['plant'] {
  return (file, choose) => {
    const lines = file.text.split('\n');
    const index = choose(lines.flatMap((line, number) => (pattern.test(line) && number > 1 ? [number] : [])));
    if (index === undefined) return undefined;
    const text = lines.map((line, number) => (number === index ? line.replace(pattern, replacement) : line)).join('\n');
    return { text, line: index + 1 + at };
  };
}

/** Takes out one entry; the fault shows where its group or list begins. */
function withoutEntry(kind: 'list' | 'group'): Planting['plant'] {
  return (file, choose) => {
    const isChosen = (entry: Entry) => entry.kind === 'text' && file.entries.get(entry.key.slice(0, Math.max(0, entry.key.lastIndexOf('.'))))?.kind === kind;
    const entry = choose([...file.entries.values()].filter((each) => isChosen(each) && file.text[each.offset + each.length] === ','));
    if (!entry) return undefined;
    const parent = file.entries.get(entry.key.slice(0, Math.max(0, entry.key.lastIndexOf('.'))));
    const start = file.text.lastIndexOf('\n', entry.keyOffset);
    const text = file.text.slice(0, start) + file.text.slice(file.text.indexOf('\n', entry.offset + entry.length));
    return { text, line: lineOf(text, parent?.offset ?? 0) };
  };
}

/** Changes the file's bytes as a whole; the fault shows on the first line. */
function asWhole(change: (text: string) => string): Planting['plant'] {
  return (file) => ({ text: change(file.text), line: 1 });
}

const indic = ['gu', 'hi'];

const inFile: readonly Planting[] = [
  { rule: 'broken-json', fault: 'a missing comma', plant: inLine(/^(\s*"[\w-]+": ".*"),$/, '$1') },
  { rule: 'broken-json', fault: 'a trailing comma', plant: inLine(/^(\s*"[\w-]+": ".*")$/, '$1,') },
  { rule: 'broken-json', fault: 'a curly quote that opens', plant: inLine(/^(\s*"[\w-]+": )"/, '$1“') },
  { rule: 'broken-json', fault: 'a curly quote that closes', plant: inLine(/^(\s*"[\w-]+": ".*)",$/, '$1”,') },
  { rule: 'broken-json', fault: 'a text that does not end', plant: inLine(/^(\s*"[\w-]+": ".*)",$/, '$1,') },
  { rule: 'broken-json', fault: 'straight quotes inside a text', plant: inLine(/^(\s*"[\w-]+": "[^" ]+) (.*",?)$/, '$1 "x" $2') },
  { rule: 'broken-json', fault: 'a tab inside a text', plant: inLine(/^(\s*"[\w-]+": "[^" ]+) /, '$1\t') },
  { rule: 'broken-json', fault: 'a missing colon', plant: inLine(/^(\s*"[\w-]+"):/, '$1') },
  { rule: 'broken-json', fault: 'a conflict left by git', plant: inLine(/^(\s*"[\w-]+": .*)$/, '<<<<<<< HEAD\n$1') },
  { rule: 'broken-json', fault: 'a comment', plant: inLine(/^(\s*"[\w-]+": .*,)$/, '$1 // old') },
  { rule: 'broken-json', fault: 'a byte-order mark', plant: asWhole((text) => `\uFEFF${text}`) },
  { rule: 'broken-json', fault: 'Windows line ends', plant: asWhole((text) => text.replaceAll('\n', '\r\n')) },
  { rule: 'broken-json', fault: 'an empty file', plant: asWhole(() => '') },
  { rule: 'format', fault: 'another indentation', plant: inLine(/^ {2}(\s*"[\w-]+": ")/, '\t$1') },
  { rule: 'duplicate-key', fault: 'a key that stands twice', plant: inLine(/^(\s*"[\w-]+": ".*",)$/, '$1\n$1', 1) },
  { rule: 'missing-key', fault: 'a missing key', languages: indic, plant: withoutEntry('group') },
  { rule: 'list-length', fault: 'a missing item', languages: indic, plant: withoutEntry('list') },
  { rule: 'extra-key', fault: 'a translated key', languages: indic, plant: inLine(/^(\s*)"[\w-]+": "/, '$1"ક": "') },
  { rule: 'key-name', fault: 'a key with a point', plant: inLine(/^(\s*"[\w-]+)": "/, '$1.x": "') },
  { rule: 'wrong-kind', fault: 'a number between quotes', languages: indic, plant: inLine(/: (\d+)(,?)$/, ': "$1"$2') },
  { rule: 'number-differs', fault: 'another number', languages: indic, plant: inLine(/: (\d+)(,?)$/, ': 7$1$2') },
  { rule: 'data-differs', fault: 'translated data', languages: indic, plant: inLine(/^(\s*"per": ")\w+/, '$1वर्ष') },
  { rule: 'escaped-letter', fault: 'a letter as a code', plant: inLine(/^(\s*"[\w-]+": ")/, '$1\\u0041') },
];

const inWords: readonly Planting[] = [
  { rule: 'empty-text', fault: 'an empty text', plant: inText(() => '') },
  { rule: 'empty-text', fault: 'a note to translate', plant: inText(() => 'TODO') },
  { rule: 'spaced-hyphen', fault: 'a hyphen for a dash', plant: replacing(space, ' - ') },
  { rule: 'placeholders-differ', fault: 'a lost placeholder', languages: indic, plant: replacing(/ ?\{\{[^{}]*\}\}(?=.)/, '') },
  { rule: 'placeholders-differ', fault: 'a translated placeholder', languages: indic, plant: replacing(/\{\{\w+/, '{{ફોન') },
  { rule: 'placeholder-shape', fault: 'a lost brace', plant: replacing(/\}\}/, '}') },
  { rule: 'placeholder-unknown', fault: 'a mistyped path', plant: replacing(/\{\{([\w-]+\.)/, '{{$1x') },
  { rule: 'placeholder-unknown', fault: 'an unknown format', plant: replacing(/, rupees\}\}/, ', rupee}}') },
  { rule: 'tags-differ', fault: 'a tag that English has not', languages: indic, plant: replacing(/^(\S+)/, '<b>$1</b>') },
  { rule: 'tag-shape', fault: 'half a tag', plant: replacing(space, ' < ') },
  { rule: 'figures-differ', fault: 'another figure', languages: indic, plant: replacing(/(?<![\w.{-])(\d)(?![\w.-]*\}\})/, '7$1') },
  { rule: 'figures-differ', fault: 'a lost figure', languages: indic, plant: replacing(/(?<![\w.{,:-])\d+ (?![\w.-]*\}\})/, '') },
  { rule: 'rupee-signs-differ', fault: 'a second ₹', languages: indic, plant: replacing(space, ' ₹') },
  { rule: 'rupee-style', fault: 'Rs', plant: replacing(space, ' Rs. ') },
  { rule: 'western-grouping', fault: 'thousands', plant: replacing(space, ' 1,000,000 ') },
  { rule: 'lakh-plural', fault: 'a plural after a figure', languages: ['gu'], plant: replacing(space, ' 5 લાખો ') },
  { rule: 'lakh-space', fault: 'an ordinary space before lakh', languages: ['hi'], plant: replacing(space, ' 5 लाख ') },
  { rule: 'asterisks-differ', fault: 'a lost asterisk', languages: indic, plant: replacing(/\*/, '') },
  {
    rule: 'asterisk-without-note',
    fault: 'a note without its asterisk',
    plant: inText((value, key) => (key === 'footnote' && value.startsWith('*') ? value.slice(1) : undefined)),
  },
  { rule: 'native-digits', fault: 'Gujarati digits', languages: ['gu'], plant: replacing(space, ' ૨૪ ') },
  { rule: 'native-digits', fault: 'Hindi digits', languages: ['hi'], plant: replacing(space, ' २४ ') },
  { rule: 'digit-as-letter', fault: 'a digit for પ', languages: ['gu'], plant: replacing(/પ(?=[ોા])/, '૫') },
  { rule: 'not-normal', fault: 'a nukta letter as one code', languages: ['hi'], plant: replacing(/\u0921\u093C/, '\u095C') },
  { rule: 'nukta-after-vowel', fault: 'the nukta after the vowel sign', languages: ['hi'], plant: replacing(/\u093C([\u093E-\u094C])/, '$1\u093C') },
  { rule: 'split-vowel', fault: 'a vowel as two signs', languages: ['gu'], plant: replacing(/એ/, '\u0A85\u0AC7') },
  { rule: 'split-vowel', fault: 'a vowel as two signs', languages: ['hi'], plant: replacing(/ओ/, '\u0905\u094B') },
  { rule: 'doubled-sign', fault: 'a vowel sign twice', languages: indic, plant: replacing(/([\u0ABE-\u0ACC\u093E-\u094C])/, '$1$1') },
  { rule: 'stray-mark', fault: 'a space before a sign', languages: indic, plant: replacing(/([\u0ABE-\u0ACC\u093E-\u094C])/, ' $1') },
  { rule: 'invisible-character', fault: 'a zero-width joiner', plant: replacing(/(\p{L})/u, '$1\u200D') },
  { rule: 'invisible-character', fault: 'a zero-width space', plant: replacing(space, ' \u200B') },
  { rule: 'odd-space', fault: 'a no-break space between words', plant: replacing(/(?<=[^\d}]) /, '\u00A0') },
  { rule: 'wrong-script', fault: 'a Hindi word', languages: ['en', 'gu'], plant: replacing(space, ' बीमा ') },
  { rule: 'wrong-script', fault: 'a Gujarati word', languages: ['en', 'hi'], plant: replacing(space, ' વીમો ') },
  { rule: 'wrong-script', fault: 'a Cyrillic letter', languages: ['en'], plant: replacing(/(?<=[A-Za-z])a(?=[a-z])(?![^{]*\}\})/, '\u0430') },
  { rule: 'mixed-word', fault: 'a Latin letter in a word', languages: indic, plant: replacing(/(?<=[ક-હक-ह])([ક-હक-ह])/u, 'a$1') },
  { rule: 'left-over-english', fault: 'an English word', languages: indic, plant: replacing(space, ' policy ') },
  { rule: 'candra-vowel', fault: 'a candra vowel', languages: ['gu'], plant: replacing(/ો/, 'ૉ') },
  { rule: 'nukta-in-gujarati', fault: 'a nukta in Gujarati', languages: ['gu'], plant: replacing(/ફ/, 'ફ\u0ABC') },
  { rule: 'nukta-letter', fault: 'a nukta under ख', languages: ['hi'], plant: replacing(/ख/, 'ख\u093C') },
  { rule: 'final-mark', fault: 'a lost full stop', languages: indic, plant: replacing(/(?<=[\p{L}\p{M}])[.।]$/u, '') },
  {
    rule: 'final-mark',
    fault: 'a full stop after a label',
    languages: indic,
    plant: inText((value) => (/[.।?!…:*)”}]$/.test(value) ? undefined : `${value}!`)),
  },
  { rule: 'sentence-end', fault: 'a point in Hindi', languages: ['hi'], plant: replacing(/।/, '.') },
  { rule: 'sentence-end', fault: 'a danda in Gujarati', languages: ['gu'], plant: replacing(/\.(?= |$)/, '।') },
  { rule: 'pipe', fault: 'a stroke for a danda', languages: ['hi'], plant: replacing(/।/, '|') },
  { rule: 'visarga-as-colon', fault: 'a visarga for a colon', languages: ['gu'], plant: replacing(/(?<=[ક-હ\p{M}]):/u, 'ઃ') },
  { rule: 'visarga-as-colon', fault: 'a visarga for a colon', languages: ['hi'], plant: replacing(/(?<=[क-ह\p{M}]):/u, 'ः') },
  { rule: 'straight-quote', fault: 'straight quotes', languages: indic, plant: replacing(/^(\p{L}\S*)/u, '"$1"') },
  { rule: 'dots-for-ellipsis', fault: 'three dots', languages: indic, plant: replacing(space, '... ') },
  { rule: 'hyphen-for-dash', fault: 'a hyphen between figures', languages: indic, plant: replacing(space, ' 5-10 ') },
  { rule: 'repeated-mark', fault: 'two commas', plant: replacing(/, /, ',, ') },
  { rule: 'unbalanced', fault: 'a bracket that stays open', plant: replacing(/\)/, '') },
  { rule: 'unbalanced', fault: 'a quote without its partner', plant: replacing(space, ' “') },
  { rule: 'edge-space', fault: 'a space at the end', plant: replacing(/$/, ' ') },
  { rule: 'double-space', fault: 'two spaces', plant: replacing(space, '  ') },
  { rule: 'line-break', fault: 'a line break', plant: replacing(space, '\n') },
  { rule: 'space-before-mark', fault: 'a space before a mark', plant: replacing(/(?=[,.।?](?: |$))/, ' ') },
  { rule: 'no-space-after-mark', fault: 'no space after a comma', plant: replacing(/, (?=\p{L})/u, ',') },
  { rule: 'glued-figure', fault: 'a word closed up to its figure', languages: ['gu'], plant: replacing(space, ' 5દિવસ ') },
  { rule: 'banned-word', fault: 'a machine’s word', languages: ['gu'], plant: replacing(/પોલિસી/, 'નીતિ') },
  { rule: 'banned-word', fault: 'a misspelling', languages: ['gu'], plant: replacing(/પ્રીમિયમ/, 'પ્રિમિયમ') },
  { rule: 'banned-word', fault: 'a missing nukta', languages: ['hi'], plant: replacing(/ज\u093Cरूर/, 'जरूर') },
  { rule: 'banned-word', fault: 'a machine’s word', languages: ['hi'], plant: replacing(/पॉलिसी/, 'नीति') },
  { rule: 'banned-word', fault: 'help that means money from the government', languages: ['gu'], plant: replacing(/મદદ/, 'સહાય') },
  { rule: 'banned-word', fault: 'a word of appeals', languages: ['hi'], plant: replacing(/मदद/, 'सहायता') },
  { rule: 'officialese', fault: 'the language of circulars', languages: ['gu'], plant: replacing(space, ' દ્વારા ') },
  { rule: 'officialese', fault: 'a word of offices', languages: ['hi'], plant: replacing(/कागज\u093C/, 'दस्तावेज\u093C') },
  { rule: 'headless-heading', fault: 'a heading that hangs in the air', languages: ['gu'], plant: inTitle('જેમની પોલિસીમાં અમે મદદ કરીએ છીએ') },
  { rule: 'headless-heading', fault: 'a heading that hangs in the air', languages: ['hi'], plant: inTitle('जिनकी पॉलिसी में हम मदद करते हैं') },
  { rule: 'infinitive-heading', fault: 'a thing named by its verb', languages: ['gu'], plant: inTitle('પાસપોર્ટ ખોવાવો') },
  { rule: 'infinitive-heading', fault: 'a thing named by its verb', languages: ['hi'], plant: inTitle('पासपोर्ट खोना') },
  { rule: 'visitor-as-man', fault: 'the visitor taken for a man', languages: ['hi'], plant: replacing(/।$/, '। अभी आवेदन कर सकते हैं।') },
  {
    rule: 'exclamation',
    fault: 'gladness in a hard moment',
    plant: (file, choose) => (/^(?:claims|refused|road-injury)$/.test(file.name) ? replacing(/[.।]$/, '!')(file, choose) : undefined),
  },
  {
    rule: 'nukta-consistency',
    fault: 'one word in two spellings',
    languages: ['hi'],
    plant: replacing(/(?<= )(\S*ज)\u093C(\S*)(?= (?:.* )?\1\u093C\2 )/, '$1$2'),
  },
  { rule: 'glossary-term', fault: 'another word for a nominee', languages: ['gu'], plant: replacing(/^[^{}]*નોમિની[^{}]*$/, 'વારસદાર') },
  {
    rule: 'too-long',
    fault: 'a menu entry that is too long',
    languages: indic,
    plant: inText((value, key) => (/^navigation\.(?:home|claims|about)$/.test(key) ? value.repeat(20) : undefined)),
  },
];

export const plantings: readonly Planting[] = [...inFile, ...inWords];
