/** What `npm audit --json` answers: https://docs.npmjs.com/cli/v11/commands/npm-audit */
interface Answer {
  vulnerabilities?: Record<string, { severity: string; fixAvailable: unknown }>;
  metadata?: { dependencies: { prod: number } };
  message?: string;
}

export interface Verdict {
  /** Undefined where the registry does not tell. */
  isClean: boolean | undefined;
  text: string;
}

function unknown(reason: string): Verdict {
  return {
    isClean: undefined,
    text: `The registry does not answer audits (${reason}), so NOTHING is known about weaknesses of the packages. Run npm run audit:packages where ` +
      `https://registry.npmjs.org answers.`,
  };
}

/** What the answer of `npm audit --json` means. */
export function verdictOf(output: string): Verdict {
  let answer: Answer;
  try {
    answer = JSON.parse(output);
  } catch {
    return unknown(output.trim().split('\n', 1)[0] || 'no answer');
  }
  const { vulnerabilities, metadata, message } = answer;
  if (!vulnerabilities) return unknown(message ?? 'an answer without findings');
  const found = Object.entries(vulnerabilities).map(
    ([name, { severity, fixAvailable }]) => `  ${name}: ${severity}${fixAvailable ? ', fixed in a newer version' : ''}`,
  );
  if (found.length === 0) return { isClean: true, text: `No known weakness in the ${metadata?.dependencies.prod ?? ''} packages that ship.` };
  return {
    isClean: false,
    text: ['package-lock.json: packages that ship have known weaknesses. Take newer versions (npm audit fix), then run npm test.', ...found].join('\n'),
  };
}
