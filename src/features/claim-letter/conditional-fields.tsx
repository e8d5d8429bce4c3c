/** Shows a part of the letter's form by what is chosen in it. */
import { chakra } from '@chakra-ui/react';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { When } from './claim-fields.ts';

const Part = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    // Until React is there, an engine without `:has()` cannot tell.
    '@supports not selector(:has(a))': { '[data-island]:not([data-hydrated]) &': { display: 'none' } },
  },
});

/** One selector for each choice: one of its answers is given. */
const given = (when: When) =>
  Object.entries(when).map(([choice, answers]) =>
    answers.map((answer) => `#claim-letter-${choice}-${answer}:checked`).join(),
  );

/** Before React is there. */
const hiddenUnless = (when: When) =>
  Object.fromEntries(given(when).map((one) => [`form:not(:has(${one})) &`, { display: 'none' }]));

function hearChoices(tell: () => void): () => void {
  addEventListener('change', tell);
  return () => removeEventListener('change', tell);
}

/** Asked only in a case. */
export function ConditionalFields({ when = {}, children }: { when: When | undefined; children: ReactNode }) {
  const isAsked = useSyncExternalStore(
    hearChoices,
    () => given(when).every((one) => document.querySelector(one)),
    () => true,
  );
  return Object.keys(when)[0] ? (
    <Part hidden={!isAsked} css={hiddenUnless(when)}>
      {children}
    </Part>
  ) : (
    children
  );
}
