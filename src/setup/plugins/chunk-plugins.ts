/** Which chunk of the bundle a module comes in, where the bundler's own cutting would cost a visitor a request more. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../project-root.ts';

const lazyParts = join(root, 'src/enhance/lazy.ts');

/**
 * Has the hydrated contact form take what it shares with `lazy.ts` from there, which is loaded already: parts of a
 * script would arrive in parts.
 */
export const fromLazyParts: Plugin = {
  name: 'from-lazy-parts',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^\.\/enhance\.ts$|\/network-watch\.ts$/ },
    handler: (_, importer = '') => (/\/contact-form\/[\w-]+\.tsx$/.test(importer) ? lazyParts : undefined),
  },
};

/**
 * Gives what runs before anything is touched copies of its own of small helpers, each of which would be one more
 * request, or come in one file with what React draws.
 */
export const ownHelpers: Plugin = {
  name: 'own-helpers',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/values\/(beginning-within|india-clock|visible-text|without-no-break)\.ts$/ },
    async handler(source, importer = '') {
      if (
        !/\/(contact-form\/(enhance|message-link)|enhance\/copied-text|office\/opening|storage\/value-store)\.ts$/.test(
          importer,
        )
      )
        return undefined;
      const helper = await this.resolve(source, importer, { skipSelf: true });
      return helper && `${helper.id}?own`;
    },
  },
};
