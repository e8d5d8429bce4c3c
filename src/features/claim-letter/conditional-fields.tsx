/** Shows a part of the letter's form by what is chosen in it, before React is there. */
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { When } from './claim-fields.ts';

const Part = chakra('div', { base: { display: 'grid', gap: '3' } });

/** An engine without `:has()` shows it always. */
const hiddenUnless = (when: When) =>
  Object.fromEntries(
    Object.values(when).map((answers) => [
      `form:not(:has(${answers.map((answer) => `[value="${answer}"]:checked`).join()})) &`,
      { display: 'none' },
    ]),
  );

/** Asked only in a case. */
export function ConditionalFields({ when, children }: { when: When | undefined; children: ReactNode }) {
  return when ? <Part css={{ '@media screen': hiddenUnless(when) }}>{children}</Part> : children;
}
