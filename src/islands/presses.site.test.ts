import { expect, test } from 'vitest';
import { builtPages } from '../test/built-site.ts';

const islands = builtPages.flatMap(({ document }) => document.querySelectorAll('[data-island]'));

/** The browser posts the contact form by itself; what is named in the middle the small script answers. */
const answered = '[data-press], [data-clear], [data-action], [method="post"] button';

test('every button of an island says by its name who answers it, so that no press is lost before React is there', () => {
  const buttons = islands.flatMap((island) => island.querySelectorAll('button'));
  expect(buttons.length).toBeGreaterThan(100);
  const known = new Set(islands.flatMap((island) => island.querySelectorAll(answered)));
  expect(buttons.filter((button) => !known.has(button)).map(String)).toEqual([]);
});

test('a name is given once in an island, so that a press finds its button after React has drawn it anew', () => {
  const twice = islands.flatMap((island) => {
    const names = island.querySelectorAll('[data-press]').map((button) => button.getAttribute('data-press'));
    return names.filter((name, at) => names.indexOf(name) !== at);
  });
  expect(twice).toEqual([]);
});
