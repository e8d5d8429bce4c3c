/**
 * How `npm run sync` finds the keys that code asks for. i18next-parser writes them beside the locale files, not over
 * them: it would set their keys in the order of the code. `src/locale-tools/sync/sync.ts` then adds what is missing.
 */
export default {
  // The head and the document's title read the keys of whichever page they belong to, so their file is not known here.
  input: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.test.{ts,tsx}',
    '!src/{prerender,locale-tools,bench,test}/**',
    '!src/main.tsx',
  ],
  output: '.cache/extracted-keys/$LOCALE/$NAMESPACE.json',
  locales: ['en'],
  defaultNamespace: 'common',
  createOldCatalogs: false,
  sort: false,
  lexers: {
    // A page that reads a second file names its function after it: `const { t: common } = useTranslation()`.
    tsx: ['JsxLexer', { lexer: 'JsxLexer', functions: ['common'], namespaceFunctions: [] }],
  },
};
