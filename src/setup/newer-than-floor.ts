/** What the oldest engines of `browserslist` lack and the compiler lets pass. */

interface NewerThanFloor {
  pattern: RegExp;
  name: string;
  /** From which versions on engines know it: https://caniuse.com */
  since: string;
  remedy: string;
  /** True where libraries ask for it before they call it. */
  inLibraries?: true;
}

const table: readonly NewerThanFloor[] = [
  {
    pattern: /\?\.[\w$.]*\([^()]*\.\.\.[^(),]*,\s*[^\s)]/,
    name: 'a spread before other arguments of a call behind ?.',
    since: 'Chrome 91',
    remedy: 'Put all arguments into one array first',
  },
  {
    pattern: /\(\?<[!=]/,
    name: 'look-behind',
    since: 'Safari 16.4',
    remedy: 'Capture what stands before, and put it back',
  },
  {
    pattern: /(?:querySelector(?:All)?(?:<[^>]*>)?|matches|closest)\([^)]*:(?:has|is|where)\(/,
    name: 'a selector with :has(), :is() or :where()',
    since: 'Chrome 105, Safari 15.4, Firefox 121',
    remedy: 'Ask the elements one by one',
  },
  {
    pattern: /AbortSignal\.(?:timeout|any)\(/,
    name: 'AbortSignal.timeout or any',
    since: 'Chrome 103, Safari 16',
    remedy: 'Set a timer that aborts an AbortController',
  },
  {
    pattern: /\bURL\.(?:parse|canParse)\(/,
    name: 'URL.parse or canParse',
    since: 'Chrome 120 to 126, Safari 17 to 18',
    remedy: 'Catch what new URL() throws',
  },
  {
    pattern: /^(?:(?:export )?(?:const|let) .*= )?await /m,
    name: 'top-level await',
    since: 'Chrome 89, Safari 15',
    remedy: 'Await it in a function',
  },
  {
    pattern: /\b(?:structuredClone|(?:Object|Map)\.groupBy|Object\.hasOwn|Promise\.withResolvers)\(/,
    name: 'structuredClone, groupBy, hasOwn or withResolvers',
    since: 'Chrome 93 to 119',
    remedy: 'Write it in the language of 2020',
  },
  {
    pattern: /\.requestSubmit\(|\breportError\(|\.checkVisibility\(/,
    name: 'requestSubmit, reportError or checkVisibility',
    since: 'Safari 15.4 to 17.4',
    remedy: 'Press the button, write to the console, or measure the box',
    inLibraries: true,
  },
];

/** Faults of a script, each with its remedy; `isBuilt` where libraries stand in it too. */
export function newerThanFloor(code: string, isBuilt = false): string[] {
  return table
    .filter(({ pattern, inLibraries }) => !(isBuilt && inLibraries) && pattern.test(code))
    .map(
      ({ name, since, remedy }) =>
        `uses ${name}, which engines know from ${since} on; in older ones of "browserslist" in package.json all of the script fails. ${remedy}.`,
    );
}
