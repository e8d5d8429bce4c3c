/** The scripts that stand inline in a page, as the content security policy allows them: by the hash of their text. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';

// Data blocks run nothing, so the policy does not ask for them.
const inlineScript = 'script:not([src]):not([type="application/ld+json"])';

/** Sources for `script-src` of the inline scripts in pages, each once, in the order they are met. */
export function inlineScriptHashes(pages: readonly string[]): string[] {
  const texts = pages.flatMap((page) =>
    parse(page)
      .querySelectorAll(inlineScript)
      .map((script) => script.rawText),
  );
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** The same of every page of a built site. */
export function inlineScriptHashesBelow(directory: string): string[] {
  const pages = globSync('**/*.html', { cwd: directory }).toSorted();
  return inlineScriptHashes(pages.map((file) => readFileSync(join(directory, file), 'utf8')));
}
