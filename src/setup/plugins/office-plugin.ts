/**
 * Hands the owner's facts to the site as every command reads them; in development a faulty file is shown over the page.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { FactName } from '../../office/schema/fact-schema.ts';
import { factFile, readOfficeFile } from '../read-office.ts';

/** A file of facts as modules of `src/office` name it, or one of its fields, so that a script carries no other. */
const named = /officeFacts\W+([\w-]+)(?:'\])?(?:\.(\w+))?/g;

/** Puts facts of the project in `root` into the place of their names. */
export function officePlugin(root: string): Plugin {
  return {
    name: 'office',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/office\/[\w-]+\.ts/, code: 'officeFacts' },
      handler(code) {
        return code.replace(named, (_, name: FactName, field?: string) => {
          this.addWatchFile(join(root, factFile(name)));
          const fact = readOfficeFile(root, name) as Readonly<Record<string, unknown>>;
          return JSON.stringify(field ? fact[field] : fact);
        });
      },
    },
  };
}
