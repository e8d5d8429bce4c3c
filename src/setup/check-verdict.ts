/** What one check said: its name for people, whether it found errors, and its output. */
export interface CheckResult {
  name: string;
  failed: boolean;
  output: string;
}

/** Like `locale files (3 errors, 1 warning)`, where the check counts them in its last line. */
function withCounts({ name, output }: CheckResult): string {
  const last = output.trimEnd().split('\n').at(-1) ?? '';
  const counts = last.match(/\b[1-9]\d* (?:error|warning)s?\b/g) ?? [];
  return counts.length > 0 ? `${name} (${counts.join(', ')})` : name;
}

/** Like `a, b and c`. */
const joined = new Intl.ListFormat('en-GB');

/** The truth over all checks in one sentence. */
export function verdictOn(results: readonly CheckResult[]): string {
  const failed = results.filter((result) => result.failed);
  if (failed.length === 0) return `All is well: ${joined.format(results.map(withCounts))}.`;
  return `${failed.length} ${failed.length === 1 ? 'check' : 'checks'} failed: ${failed.map(withCounts).join(', ')}.`;
}
