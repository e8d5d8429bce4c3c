/** Findings as lines that GitHub Actions shows beside the changed line (workflow commands `::error` and `::warning`). */
export interface Annotation {
  severity: 'error' | 'warning';
  /** Path below the root. */
  file: string;
  line: number;
  column?: number;
  title: string;
  words: string;
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

export function annotationOf({ severity, file, line, column, title, words }: Annotation): string {
  const property = (text: string) => escaped(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  const place = [`file=${property(file)}`, `line=${line}`, ...(column === undefined ? [] : [`col=${column}`]), `title=${property(title)}`];
  return `::${severity} ${place.join(',')}::${escaped(words)}`;
}

/** The same of faults that begin with their place, like `src/office/hours.ts:8: …`; the others, as of `.env`, stand in no change. */
export function annotationsOfFaults(faults: readonly string[], title: string): string[] {
  return faults.flatMap((fault) => {
    const [, file = '', line, words = ''] = /^((?:src|locales)\/[^:\n]+):(\d+): (.*)$/s.exec(fault) ?? [];
    return line === undefined ? [] : [annotationOf({ severity: 'error', file, line: Number(line), title, words })];
  });
}
