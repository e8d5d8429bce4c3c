/** What the oldest engines of `browserslist` lack and the compiler lets pass. */

interface NewerThanFloor {
  pattern: RegExp;
  remedy: string;
  /** True where libraries ask for it before they call it. */
  inLibraries?: true;
}

const table: readonly NewerThanFloor[] = [
  {
    pattern: /\?\.[\w$.]*\([^()]*\.\.\.[^(),]*,\s*[^\s)]/,
    remedy: 'Put all arguments into one array first',
  },
  {
    pattern: /\(\?<[!=]/,
    remedy: 'Capture what stands before, and put it back',
  },
  {
    pattern: /(?:querySelector(?:All)?(?:<[^>]*>)?|matches|closest)\([^)]*:(?:has|is|where)\(/,
    remedy: 'Ask the elements one by one',
  },
  {
    pattern: /^(?:(?:export )?(?:const|let) .*= )?await /m,
    remedy: 'Await it in a function',
  },
  {
    pattern:
      /\b(?:AbortSignal\.(?:timeout|any)|URL\.(?:parse|canParse)|structuredClone|(?:Object|Map)\.groupBy|Object\.hasOwn|Promise\.withResolvers)\(/,
    remedy: 'Write it in the language of 2020',
  },
  {
    pattern: /\.requestSubmit\(|\breportError\(|\.checkVisibility\(/,
    remedy: 'Press the button, write to the console, or measure the box',
    inLibraries: true,
  },
];

/** Faults of a script, each with its remedy; `isBuilt` where libraries stand in it too. */
export function newerThanFloor(code: string, isBuilt = false): string[] {
  return table.flatMap(({ pattern, remedy, inLibraries }) => {
    const [found] = (!(isBuilt && inLibraries) && pattern.exec(code)) || [];
    return found
      ? [
          `uses ${found}, which older engines of "browserslist" in package.json do not know: all of the script fails there. ${remedy}.`,
        ]
      : [];
  });
}
