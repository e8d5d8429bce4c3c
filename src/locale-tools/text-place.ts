/** Names of texts as people write them: a file, or a file and a key, joined by a colon or a point. */
export interface TextPlace {
  /** Locale file, without `.json`. */
  file: string;
  /** Path in the file, joined by points; empty for the whole file. */
  key: string;
}

/** The place that `contact:hero.title`, `contact.hero.title`, `contact` or `contact.json` names. */
export function placeNamed(asked: string): TextPlace {
  const [, file = '', key = ''] = /^([^.:]*)(?:\.json)?(?:[.:](.*))?$/s.exec(asked) ?? [];
  return { file, key };
}
