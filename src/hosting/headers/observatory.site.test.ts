import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasonAgainstAuditTools } from '../../setup/audit-tools.ts';
import { builtPages, siteFiles } from '../../test/built-site.ts';
import { isLeftOut } from '../../test/left-out.ts';
import { inlineScriptHashes } from './inline-scripts.ts';
import { reasonAgainstNginx, serveByNginx, type RunningNginx } from '../../test/local-nginx.ts';
import { observatoryFor, type ObservatoryJudgement } from '../../test/observatory.ts';
import { pagesOf } from '../server/site-files.ts';

describe.skipIf(isLeftOut(reasonAgainstNginx() ?? reasonAgainstAuditTools()))("Mozilla's HTTP Observatory, of the build behind nginx", () => {
  let nginx: RunningNginx;
  let judge: (path: string) => Promise<ObservatoryJudgement>;
  beforeAll(async () => {
    const facts = { inlineScriptHashes: inlineScriptHashes(pagesOf(siteFiles)), formOrigin: 'https://forms.example' };
    nginx = await serveByNginx(resolve(import.meta.dirname, '../../../dist'), facts);
    judge = await observatoryFor(nginx);
  });
  afterAll(() => nginx?.close());

  // All that can be had without cookies to protect and before browsers have taken the address into their preload list.
  const highest = { score: 135, grade: 'A+', failed: [] };

  // An address that answers 404 is judged like any other here.
  test.each(builtPages.map(({ address }) => address))('%s has the highest score', async (address) => {
    expect(await judge(address)).toEqual(highest);
  });
});
