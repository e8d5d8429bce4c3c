import { expect, onTestFinished, test, vi } from 'vitest';
import { commandOptions } from './command-options.ts';

const config = { options: { send: { type: 'boolean' }, root: { type: 'string' } } } as const;

/** What a command says of words that it does not understand, before it ends. */
function saidOf(words: readonly string[]): string {
  const said: unknown[] = [];
  const { argv } = process;
  onTestFinished(() => {
    process.argv = argv;
    vi.restoreAllMocks();
  });
  process.argv = ['node', 'x.ts', ...words];
  vi.spyOn(console, 'error').mockImplementation((text) => void said.push(text));
  vi.spyOn(process, 'exit').mockImplementation((status) => {
    throw new Error(`ended with ${status}`);
  });
  expect(() => commandOptions('npm run x', config)).toThrow('ended with 1');
  return said.join('\n');
}

test('what is understood is given', () => {
  process.argv = ['node', 'x.ts', '--send', '--root=elsewhere'];
  expect(commandOptions('npm run x', config).values).toEqual({ send: true, root: 'elsewhere' });
});

test.each([
  [['--sendd'], "Unknown option '--sendd'"],
  [['gu'], "Unexpected argument 'gu'"],
])('%j ends the command, which names it and its options', (words, sentence) => {
  const said = saidOf(words);
  expect(said).toContain(`npm run x did nothing: ${sentence}`);
  expect(said).toContain('Its options are --send, --root.');
});

test('an option that npm keeps for itself is not passed over', () => {
  vi.stubEnv('npm_config_send', 'true');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(saidOf([])).toContain('write npm run x -- --send');
});
