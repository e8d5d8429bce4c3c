import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { lostPlaces } from './lost-places.ts';

test('a question whose place is gone is named with its line and remedy, and no other', () => {
  const root = temporaryFolder({
    'locales/gu/find.json': '{"life":{"tds":"ટીડીએસ"}}',
    'src/features/find/public-questions.cases.tsv': [
      'language\tquestion\tplaces',
      'gu\tટીડીએસ\tlife.tds',
      'gu\tબંધ પોલિસી\tlife.revive life.tds',
      'gu\tહવામાન\t',
    ].join('\n'),
  });
  expect(lostPlaces(root)).toEqual([
    expect.stringMatching(
      /public-questions\.cases\.tsv:3 .*life\.revive.*locales\/gu\/find\.json.* Put the place back/,
    ),
  ]);
});
