import { expect, test } from 'vitest';
import { sayBeside } from './part-of.ts';

test('what is said once more is put there anew, because readers of screens speak only of what changes', () => {
  document.body.innerHTML = '<p data-controls><button></button><span data-part="status"></span></p>';
  const [button, status] = ['button', 'span'].map((name) => document.querySelector(name)) as [Element, Element];
  sayBeside(button, 'Copied');
  const [first] = status.childNodes;
  sayBeside(button, 'Copied');
  expect(status.textContent).toBe('Copied');
  expect(status.firstChild).not.toBe(first);
});
