/** How each language is written, as data: what a language does not say here is not asked of it. */
interface Convention {
  /** The mark that ends a sentence, where it is no full stop. */
  sentenceEnd?: '।';
  /** Case endings that may be joined to an acronym in Latin letters, like FIRની. */
  joinedEndings?: readonly string[];
  /** Endings that make an ordinal of a figure, like 5મી. */
  ordinalEndings?: readonly string[];
}

const words = (list: string): readonly string[] => list.split(' ');

export const conventions: Readonly<Record<string, Convention>> = {
  gu: {
    joinedEndings: words('ની નો નું ના નાં ને માં થી એ માંથી નાથી વાળા વાળી વાળો વાળું'),
    ordinalEndings: words('લો લી લું લા જો જી જું જા થો થી થું થા મો મી મું મા માં'),
  },
  hi: {
    sentenceEnd: '।',
    joinedEndings: [],
    ordinalEndings: words('ला ली ले रा री रे था थी थे वाँ वीं वें'),
  },
};
