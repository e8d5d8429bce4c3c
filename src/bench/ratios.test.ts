import { expect, test } from 'vitest';
import { withRatios } from './ratios.ts';

const own = { contestant: 'this site', address: '/', network: '400 kbps, 400 ms', lcp: 1000, bytes: 50_000 } as const;
const rival = { ...own, contestant: 'usual app', lcp: 2500, bytes: 400_000 } as const;

test('a rival is measured by this site on the same page', () => {
  expect(withRatios([own, rival])[1]).toEqual({ ...rival, lcpRatio: 2.5, bytesRatio: 8 });
});

test.each([{ address: '/about' }, { network: '9 Mbps, 100 ms' } as const])('with %j a rival stands alone', (elsewhere) => {
  const alone = { ...rival, ...elsewhere };
  expect(withRatios([own, alone])[1]).toEqual({ ...alone, lcpRatio: undefined, bytesRatio: undefined });
});
