// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { restoreViewState } from './view-state.ts';

document.documentElement.dataset.page = 'claims';
document.body.innerHTML = '<main><details></details><button></button></main>';

test.each(['{', '5', '{"page":"home"}'])('of %s nothing is restored', (foreign) => {
  sessionStorage.setItem('view-state', foreign);
  expect(restoreViewState()).toBe(false);
});

test.each([{ open: null }, { part: '__proto__' }])(
  'what is corrupt in %j stops nothing, and is forgotten',
  (foreign) => {
    sessionStorage.setItem('view-state', JSON.stringify({ page: 'claims', ...foreign }));
    expect(restoreViewState).not.toThrow();
    expect(sessionStorage.getItem('view-state')).toBeNull();
  },
);
