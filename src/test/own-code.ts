import { siteFiles } from './built-site.ts';

/** Bytes that the built chunks of the named sources weigh together, compressed with brotli; chunks of words are left out. @throws {Error} when a name has no chunk */
export function ownCodeOf(...names: readonly string[]): number {
  return names
    .flatMap((name) => {
      const chunks = [...siteFiles].filter(([address]) => new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`).test(address)).map(([, file]) => file);
      // A chunk of words only exports; code imports, or, where it needs nothing, has functions.
      const code = chunks.filter(({ content }) => /^import|function/.test(content.toString()));
      if (code.length === 0) throw new Error(`dist/assets has no code called "${name}", so its weight cannot be told. Name it as its source is called.`);
      return code;
    })
    .reduce((sum, file) => sum + (file.encoded.get('br') ?? file.content).length, 0);
}
