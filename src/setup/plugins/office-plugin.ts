/**
 * Hands the owner's facts to the site as every command reads them; in development a faulty file is shown over the page.
 */
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import type { FactName } from '../../office/schema/fact-schema.ts';
import { readOfficeFile } from '../read-office.ts';

/** Answers `import file from './hours.json?fact'` for the project in `root`. */
export function officePlugin(root: string): Plugin {
  return {
    name: 'office',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/office\/[\w-]+\.json\?fact/ },
      handler(id) {
        const [file = ''] = id.split('?');
        this.addWatchFile(file);
        const fields = Object.entries(readOfficeFile(root, basename(file, '.json') as FactName) ?? {});
        // Each by its name, so that a script carries those alone that it asks for.
        const named = fields.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
        return [...named, `export default { ${fields.map(([name]) => name).join(', ')} };`].join('\n');
      },
    },
  };
}
