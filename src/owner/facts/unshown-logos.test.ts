import { expect, test } from 'vitest';
import { logoFolder } from '../../office/photographs.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { unshownLogos } from './unshown-logos.ts';

test('a logo of a name that no company has is named with those that would be shown', () => {
  const files = ['README.md', 'hdfc-ergo.svg', 'hdfc.svg', 'ergo.svg'].map((file) => [`${logoFolder}/${file}`, '']);
  const root = temporaryFolder(Object.fromEntries(files));
  const insurers = [{ id: 'hdfc-ergo', name: 'HDFC Ergo', family: 'HDFC' }];
  expect(unshownLogos(root, insurers)).toEqual([
    expect.stringMatching(/logos\/ergo\.svg: .*: hdfc\.svg, hdfc-ergo\.svg\.\n/),
  ]);
});
