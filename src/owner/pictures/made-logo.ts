/** The owner's logo: judged by the check, and by the build made into mark, icons and the corner of share cards. */
import { readFileSync } from 'node:fs';
import { foreignIn } from '../../office/foreign-in-drawing.ts';
import { logoSide as side, sizeFault } from '../../office/photographs.ts';
import { readOffice } from '../../setup/read-office.ts';
import { ownersPicture } from './made-photographs.ts';

/**
 * The logo as a PNG in a square, undefined while there is none.
 * @throws {Error} with file, reason and remedy where it cannot be one
 */
export async function madeLogo(root: string): Promise<Buffer | undefined> {
  const { logo } = readOffice(root).identity;
  if (!logo) return undefined;
  const named = { file: logo, namedBy: 'logo of src/office/identity.json' };
  const { sharp, path, read, refuse } = await ownersPicture(root, named, ['png', 'svg'], 'logo-unreadable');
  const { format, width, height } = read;
  const found = format === 'svg' && foreignIn(readFileSync(path, 'utf8'));
  if (found) throw refuse('logo-foreign', { found });
  const small = format === 'png' ? sizeFault('logo', read) : undefined;
  if (small) throw refuse(...small);
  const density = format === 'svg' ? Math.min(2400, (72 * side) / Math.max(width, height, 1)) : undefined;
  return sharp(path, { density })
    .resize(side, side, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer()
    .catch(() => {
      throw refuse('logo-unreadable');
    });
}
