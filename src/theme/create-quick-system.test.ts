import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { expect, test } from 'vitest';
import { config } from './config.ts';
import { createQuickSystem } from './create-quick-system.ts';

const definition = { base: { color: 'text', padding: '2' }, variants: { size: { large: { padding: '4' } } } };

test('a recipe is worked out once for a definition', () => {
  const { cva } = createQuickSystem(config);
  expect(cva(definition)).toBe(cva(definition));
  expect(cva({ ...definition })).not.toBe(cva(definition));
});

test('a recipe gives the styles that Chakra’s own system gives', () => {
  const [quick, plain] = [createQuickSystem(config), createSystem(defaultBaseConfig, config)];
  for (const chosen of [{}, { size: 'large' as const }]) expect(quick.cva(definition)(chosen)).toEqual(plain.cva(definition)(chosen));
});
