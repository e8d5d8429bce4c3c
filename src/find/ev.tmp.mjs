import { parse } from 'node-html-parser';
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { entriesOf } from './entries.ts';
import { createFinder } from './finder.ts';
import { pageIds } from '../site/pages.ts';
import { addressOf, fileOf } from '../site/urls.ts';
const J = (l) => JSON.parse(readFileSync(`locales/${l}/find.json`));
const words = { en: J('en'), gu: J('gu'), hi: J('hi') };
const finders = {};
for (const l of ['en', 'gu', 'hi']) {
  const pages = new Map(
    pageIds
      .filter((p) => p !== 'search')
      .map((p) => [p, parse(readFileSync('dist/' + fileOf(addressOf(p, l)), 'utf8')).querySelector('main')]),
  );
  const t0 = performance.now();
  const e = entriesOf({ words, pages, addressOf: (p) => addressOf(p, l), nameOf: (p) => p });
  const t1 = performance.now();
  finders[l] = createFinder(e);
  const t2 = performance.now();
  const js = JSON.stringify(e);
  writeFileSync(`/tmp/entries-${l}.json`, js);
  console.log(
    l,
    e.places.length,
    js.length,
    brotliCompressSync(js).length,
    'entries ms',
    (t1 - t0) | 0,
    'index ms',
    (t2 - t1) | 0,
  );
  if (process.argv[2] === 'lines' && l === (process.argv[3] || 'en'))
    for (const p of e.places) console.log('  ', p.href, '|', p.name, '|', p.line);
}
const rows = readFileSync('src/find/questions.cases.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((r) => r.split('\t'));
const S = {};
const id = (h) => h;
const hrefOf = (l, p) => {
  const [a, b] = p.split('.');
  return b === 'page' ? addressOf(a, l) : addressOf(a, l) + '#' + b;
};
for (const [l, s, q, p = ''] of rows) {
  const f = finders[l](q);
  const want = p
    .split(' ')
    .filter(Boolean)
    .map((x) => hrefOf(l, x));
  const at = f.findIndex((x) => want.includes(x.href));
  const k = l + '/' + s;
  const c = (S[k] ??= { n: 0, first: 0, three: 0 });
  c.n++;
  if (!p) {
    if (f.length === 0) c.first++;
    else console.log('REFUSE?', q, '→', f[0].href);
    continue;
  }
  if (at === 0) c.first++;
  if (at >= 0 && at < 3) c.three++;
  if (at !== 0)
    console.log(
      at,
      k,
      q,
      '→',
      f
        .slice(0, 3)
        .map((x) => x.href.replace(/^\/(gu|hi)/, '').replace('/services', ''))
        .join(' '),
    );
}
for (const [k, c] of Object.entries(S))
  console.log(k, c.n, ((c.first / c.n) * 100).toFixed(0), ((c.three / c.n) * 100).toFixed(0));
