import { expect, test } from 'vitest';
import { testI18n } from '../../test/test-i18n.ts';
import { documentsOf, titleOf } from './documents.ts';
import { checklistMessage } from './message.ts';

/** The message of a list some of whose boxes are ticked. */
async function written(subject: string, choose: (boxes: string[]) => string[] = () => []) {
  const i18n = await testI18n('gu', ['checklist', 'claims', 'passport-new']);
  const documents = documentsOf(subject, i18n);
  const boxes = documents.flatMap(({ id, anyOf }) => (anyOf.length > 0 ? anyOf.map((option) => option.id) : id));
  const title = titleOf(subject, i18n);
  const ticks = new Set(choose(boxes));
  const message = checklistMessage(title, documents, ticks, i18n.getFixedT('gu', 'checklist'));
  return { i18n, documents, message };
}

test('greets with the names of page and list, then says what is ready and what is missing, each once in order, in English too', async () => {
  const { i18n, documents, message } = await written('claims.life', (boxes) => boxes.filter((_, at) => at % 2 === 0));
  const lines = message.split('\n').filter((line) => /^[✓–]/.test(line));
  const marked = (mark: string, remainder: number) =>
    documents.filter((_, at) => at % 2 === remainder).map(({ name, english }) => `${mark} ${name} · ${english}`);
  expect(lines).toEqual([...marked('✓', 0), ...marked('–', 1)]);
  const named = `${i18n.t('claims:hero.title')} · ${i18n.t('claims:documents.lists.life.title')}`;
  expect(message.split('\n', 1)[0]).toContain(named);
  for (const [part, number] of [['ready', 4] as const, ['missing', 3] as const])
    expect(message).toContain(i18n.t(`checklist:message.${part}`, { number }));
});

test.each([
  ['–', 'nothing', () => []],
  ['✓', 'everything', (boxes: string[]) => boxes],
] as const)('has one part, of %s, where %s is ready', async (mark, _what, choose) => {
  const { message } = await written('claims.travel', (boxes) => [...choose(boxes)]);
  const [, part = '', ...more] = message.split('\n\n');
  expect([part.match(/^[✓–]/gm)?.every((each) => each === mark), more]).toEqual([true, []]);
});

test('says which document of a group is there', async () => {
  const { documents, message } = await written('passport-new.address', ([, second = '']) => [second]);
  expect(message).toContain(`${documents[0]?.name} – ${documents[0]?.anyOf[1]?.name}`);
});
