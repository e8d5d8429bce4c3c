/** Licensed logos of companies that the office does not show. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, told } from '../../messages/format-message.ts';
import { tilesOf } from '../../office/insurer-families.ts';
import { logoFolder } from '../../office/photographs.ts';

/** Files that no tile shows, each with its remedy. */
export function unshownLogos(root: string, insurers: Parameters<typeof tilesOf>[0]): string[] {
  const names = tilesOf(insurers).map(({ id }) => `${id}.svg`);
  return readdirSync(join(root, logoFolder))
    .filter((file) => file !== 'README.md' && !names.includes(file))
    .map((file) => told(messageOf('unshown-logo', { names: names.join(', ') }), `${logoFolder}/${file}: `));
}
