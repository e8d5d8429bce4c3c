/** Values that explain how something is written, and must not be left standing as the office's own. */
const examples = [
  { isLeft: (text: string) => text.replaceAll(/[\s-]/g, '').includes('9800000000'), shown: '+91 98000 00000' },
  { isLeft: (text: string) => /@example\.(com|org|net)\b/i.test(text), shown: 'office@example.com' },
  { isLeft: (text: string) => /\babcdefgh\b/i.test(text), shown: 'https://formspree.io/f/abcdefgh' },
  { isLeft: (text: string) => /\badvisory\.example\b/i.test(text), shown: 'https://advisory.example' },
];

/** The example that was left in a value; undefined where there is none. */
export function exampleIn(value: string): string | undefined {
  return examples.find(({ isLeft }) => isLeft(value))?.shown;
}
