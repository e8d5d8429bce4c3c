/** How each language is written, as data: what a language does not say here is not asked of it. */
interface Convention {
  /** The mark that ends a sentence, where it is no full stop. */
  sentenceEnd?: '।';
  /** Case endings that may be joined to an acronym in Latin letters, like FIRની, as a pattern. */
  joinedEndings?: string;
}

export const conventions: Readonly<Record<string, Convention>> = {
  gu: { joinedEndings: 'ની|નો|નું|ના|નાં|ને|માં|થી|એ|માંથી|નાથી|વાળા|વાળી|વાળો|વાળું' },
  hi: { sentenceEnd: '।' },
};
