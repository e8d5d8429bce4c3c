import { expect, test } from 'vitest';
import { readReport } from './wrk.ts';

const report = `  2 threads and 50 connections
  269160 requests in 30.03s, 2.29GB read
Requests/sec:   8963.45
Transfer/sec:     78.06MB
`;

test('a report without errors has none', () => {
  expect(readReport(report)).toEqual({ requestsPerSecond: 8963.45, errors: [] });
});

test.each(['Socket errors: connect 0, read 12, write 0, timeout 3', 'Non-2xx or 3xx responses: 7'])('“%s” is an error', (line) => {
  expect(readReport(`${report}  ${line}\n`).errors).toEqual([line]);
});
