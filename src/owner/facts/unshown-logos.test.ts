import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logoFolder } from '../../office/photographs.ts';
import { readFacts } from '../../setup/read-facts.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { testedProject } from '../../test/tested-project.ts';
import { unshownLogos } from './unshown-logos.ts';

test('a logo of a name that no company has is named with those that would be shown', () => {
  const root = temporaryFolder();
  mkdirSync(join(root, logoFolder), { recursive: true });
  for (const name of ['README.md', 'hdfc-ergo.svg', 'hdfc.svg', 'hdfc-life.png', 'ergo.svg'])
    writeFileSync(join(root, logoFolder, name), '');
  const { insurers } = readFacts(testedProject).insurers;
  const hdfc = insurers.filter(({ family }) => family === 'HDFC');
  expect(unshownLogos(root, hdfc)).toEqual([
    expect.stringMatching(/logos\/ergo\.svg: .*: hdfc\.svg, hdfc-ergo\.svg, hdfc-life\.svg\.\n/),
    expect.stringMatching(/logos\/hdfc-life\.png: /),
  ]);
});
