/** Values that explain how something is written, and must not be left standing as the office's own. */
const examples = [
  [/9[\s-]*8(?:[\s-]*0){8}/, '+91 98000 00000'],
  [/@example\.(com|org|net)\b/i, 'office@example.com'],
  [/\babcdefgh\b/i, 'https://formspree.io/f/abcdefgh'],
  [/\badvisory\.example\b/i, 'https://advisory.example'],
] as const;

/** The example that was left in a value; undefined where there is none. */
export function exampleIn(value: string): string | undefined {
  return examples.find(([left]) => left.test(value))?.[1];
}
