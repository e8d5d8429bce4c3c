/** Whether the places that public questions must lead to are still there; only for checks. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTable } from '../../values/read-table.ts';

/** Questions that people publicly ask, as somebody in Rajkot would type them, with the places that answer. */
const tableOfQuestions = 'src/features/find/public-questions.cases.tsv';

/** What is wrong in the table of questions of a project, each with its line and remedy. */
export function lostPlaces(root: string): string[] {
  const rows = readTable(readFileSync(join(root, tableOfQuestions), 'utf8'), ['language', 'question', 'places']);
  return rows.flatMap(({ language, question, places }, position) => {
    const terms = JSON.parse(readFileSync(join(root, 'locales', language, 'find.json'), 'utf8'));
    const isLost = (place: string) => {
      const [page = '', id = ''] = place.split('.');
      return place !== '' && !Object.hasOwn(terms[page] ?? {}, id);
    };
    const lost = places.split(' ').filter(isLost);
    return lost.map(
      (place) =>
        `${tableOfQuestions}:${position + 2} wants “${question}” to lead to ${place}, which does not stand in locales/${language}/find.json, so nobody finds its answer. Put the place back, or name the one that answers now.`,
    );
  });
}
