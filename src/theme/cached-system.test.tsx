import { chakra, ChakraProvider, createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { config } from './config.ts';
import { createCachedSystem } from './cached-system.ts';

const definition = { base: { color: 'text', padding: '2' }, variants: { size: { large: { padding: '4' } } } };
const Box = chakra('div', definition);

const [cached, plain] = [createCachedSystem(config), createSystem(defaultBaseConfig, config)];

/** The elements and the rules that they come with. */
const drawn = (system: SystemContext, element: React.ReactElement) =>
  renderToStaticMarkup(<ChakraProvider value={system}>{element}</ChakraProvider>);

test('a recipe and its rules are worked out once for a definition', () => {
  expect(cached.cva(definition)).toBe(cached.cva(definition));
  expect(cached.cva({ ...definition })).not.toBe(cached.cva(definition));
  expect(cached.css(definition.base)).toBe(cached.css(definition.base));
});

test.each([
  ['with its recipe alone', () => <Box />],
  [
    'with what changes on wider screens and under the pointer',
    () => <Box padding={{ base: '1', md: '2' }} _hover={{ color: 'text.muted' }} />,
  ],
])('an element is drawn as by Chakra’s own system: %s', (_, element) => {
  expect(drawn(cached, element())).toBe(drawn(plain, element()));
});
