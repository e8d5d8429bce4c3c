/** The scripts that languages are written in, a row each: all that depends on a script stands here. */
export interface ScriptEntry {
  /** ISO 15924 code, by which fonts are shaped. */
  iso: string;
  /**
   * Characters for which another face may stand in, as `unicode-range` writes them; the first script takes whatever the
   * others leave.
   */
  ranges?: string;
  /** Face that sets running text where the system brings it; also of what draws the script on a machine that tests. */
  bodyFont?: string;
  /** Height of a line over the size of its letters: stacked letters and marks above and below need more room. */
  leading: { title: string; heading: string; body: string };
  /** Size of notes. */
  small: string;
  /**
   * Letter from the baseline up to the headline, or to the height of capitals: what stands in the middle of a button.
   */
  heightSample: string;
  /** Letters that reach far above and below the line. */
  tallSample: string;
}

/** By their names in Unicode. */
export const scripts = {
  Latin: {
    iso: 'Latn',
    leading: { title: '1.2', heading: '1.2', body: '1.6' },
    small: '0.9375rem',
    heightSample: 'H',
    tallSample: 'Ấǧỗŷ',
  },
  Gujarati: {
    iso: 'Gujr',
    ranges: 'U+A80-AFF,U+964-965,U+200C-200D',
    bodyFont: 'Noto Sans Gujarati',
    leading: { title: '1.34', heading: '1.48', body: '1.7' },
    small: '0.9375rem',
    heightSample: 'ક',
    tallSample: 'ર્ત્ક્ષ્યૈંત્ર્યૂ',
  },
  Devanagari: {
    iso: 'Deva',
    ranges: 'U+900-97F,U+200C-200D',
    bodyFont: 'Noto Sans Devanagari',
    leading: { title: '1.4', heading: '1.42', body: '1.7' },
    small: '1rem',
    heightSample: 'क',
    tallSample: 'र्त्क्ष्यैंत्र्यू',
  },
} as const satisfies Record<string, ScriptEntry>;

export type Script = keyof typeof scripts;

/** The rows with their names, in the order of the table. */
export const scriptRows = Object.entries(scripts) as [Script, ScriptEntry][];
