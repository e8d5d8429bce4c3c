/** `npm run check:locales`: the lint, once the facts of the office can be read, some of which its rules go by. */
import path from 'node:path';
import { readFacts } from '../../setup/read-facts.ts';

try {
  readFacts(path.resolve(import.meta.dirname, '../../..'));
  await import('./lint.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
