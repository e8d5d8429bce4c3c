import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { expect, test } from 'vitest';
import { config } from './config.ts';
import { createQuickSystem } from './create-quick-system.ts';

const definition = { base: { color: 'text', padding: '2' }, variants: { size: { large: { padding: '4' } } } };

const [quick, plain] = [createQuickSystem(config), createSystem(defaultBaseConfig, config)];

test('a recipe is worked out once for a definition', () => {
  expect(quick.cva(definition)).toBe(quick.cva(definition));
  expect(quick.cva({ ...definition })).not.toBe(quick.cva(definition));
});

test('a recipe gives the styles that Chakra’s own system gives', () => {
  for (const chosen of [{}, { size: 'large' as const }]) expect(quick.cva(definition)(chosen)).toEqual(plain.cva(definition)(chosen));
});

test.each([
  ['those of a recipe alone', [definition.base]],
  ['those of a recipe and of an element', [definition.base, { color: 'text.muted', marginTop: '1' }]],
  ['those of another element with the same recipe', [definition.base, { padding: '3' }]],
  ['none', [{}, {}]],
])('styles are what Chakra’s own system makes of them: %s', (_, styles) => {
  expect(quick.css(...styles)).toEqual(plain.css(...styles));
});
