/** `npm run check:locales`: the lint, once the facts of the office can be read, some of which its rules go by. */
import { runCommand } from '../../setup/command-options.ts';
import { readFacts } from '../../setup/read-facts.ts';

await runCommand(() => {
  readFacts();
  return import('./lint.ts');
});
