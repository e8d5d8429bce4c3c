/** What the oldest engines of `browserslist` lack and the compiler lets pass. */

interface NewerThanFloor {
  pattern: RegExp;
  name: string;
  remedy: string;
  /** True where libraries ask for it before they call it. */
  inLibraries?: true;
}

const table: readonly NewerThanFloor[] = [
  {
    pattern: /\?\.[\w$.]*\([^()]*\.\.\.[^(),]*,\s*[^\s)]/,
    name: 'a spread before other arguments of a call behind ?.',
    remedy: 'Put all arguments into one array first',
  },
  {
    pattern: /\(\?<[!=]/,
    name: 'look-behind',
    remedy: 'Capture what stands before, and put it back',
  },
  {
    pattern: /(?:querySelector(?:All)?(?:<[^>]*>)?|matches|closest)\([^)]*:(?:has|is|where)\(/,
    name: 'a selector with :has(), :is() or :where()',
    remedy: 'Ask the elements one by one',
  },
  {
    pattern: /AbortSignal\.(?:timeout|any)\(/,
    name: 'AbortSignal.timeout or any',
    remedy: 'Set a timer that aborts an AbortController',
  },
  {
    pattern: /\bURL\.(?:parse|canParse)\(/,
    name: 'URL.parse or canParse',
    remedy: 'Catch what new URL() throws',
  },
  {
    pattern: /^(?:(?:export )?(?:const|let) .*= )?await /m,
    name: 'top-level await',
    remedy: 'Await it in a function',
  },
  {
    pattern: /\b(?:structuredClone|(?:Object|Map)\.groupBy|Object\.hasOwn|Promise\.withResolvers)\(/,
    name: 'structuredClone, groupBy, hasOwn or withResolvers',
    remedy: 'Write it in the language of 2020',
  },
  {
    pattern: /\.requestSubmit\(|\breportError\(|\.checkVisibility\(/,
    name: 'requestSubmit, reportError or checkVisibility',
    remedy: 'Press the button, write to the console, or measure the box',
    inLibraries: true,
  },
];

/** Faults of a script, each with its remedy; `isBuilt` where libraries stand in it too. */
export function newerThanFloor(code: string, isBuilt = false): string[] {
  return table
    .filter(({ pattern, inLibraries }) => !(isBuilt && inLibraries) && pattern.test(code))
    .map(
      ({ name, remedy }) =>
        `uses ${name}, which older engines of "browserslist" in package.json do not know: all of the script fails there. ${remedy}.`,
    );
}
