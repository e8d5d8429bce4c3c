/** The scripts that stand inline in a page, as the content security policy allows them: by the hash of their text. */
import { createHash } from 'node:crypto';

const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

// Other types are data blocks, which run nothing and which the policy does not ask for.
const governedTypes = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

/** Sources for `script-src` of the inline scripts in pages, each once, in the order they are met. */
export function inlineScriptHashes(pages: Iterable<string>): string[] {
  const hashes = new Set<string>();
  for (const page of pages) {
    for (const [, attributes = '', text = ''] of page.matchAll(scripts)) {
      const type = /\btype="?([^"\s>]*)/i.exec(attributes)?.[1] ?? '';
      const isInline = !/\bsrc\s*=/i.test(attributes);
      if (isInline && governedTypes.has(type.toLowerCase())) {
        hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      }
    }
  }
  return [...hashes];
}
