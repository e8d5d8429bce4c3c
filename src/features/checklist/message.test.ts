import { expect, test } from 'vitest';
import { copyIn } from '../../test/copy-in.ts';
import { documentsOf, titleOf } from './documents.ts';
import { checklistMessage } from './message.ts';

/** The message of a list some of whose boxes are ticked. */
async function written(subject: string, choose: (boxes: string[]) => string[] = () => []) {
  const copy = await copyIn('gu', ['checklist', 'claims', 'passport-new']);
  const documents = documentsOf(subject, copy, 'gu');
  const boxes = documents.flatMap(({ id, anyOf }) => (anyOf.length > 0 ? anyOf.map((option) => option.id) : id));
  const title = titleOf(subject, copy, 'gu');
  const ticks = new Set(choose(boxes));
  const message = checklistMessage(title, documents, ticks, copy.getFixedT('gu', 'checklist'));
  return { copy, documents, message };
}

test('greets with the names of the page and of the list, then says what is ready and what is missing, each once in order', async () => {
  const { copy, documents, message } = await written('claims.life', (boxes) => boxes.filter((_, at) => at % 2 === 0));
  const [greeting, ...lines] = message.split('\n').filter((line, at) => at === 0 || /^[✓–]/.test(line));
  const marked = (mark: string, remainder: number) =>
    documents
      .filter((_, at) => at % 2 === remainder)
      // The office reads English.
      .map(({ name, english }) => `${mark} ${name} · ${english}`);
  expect(greeting).toContain(`${copy.t('claims:hero.title')} · ${copy.t('claims:documents.lists.life.title')}`);
  expect(lines).toEqual([...marked('✓', 0), ...marked('–', 1)]);
});

test('leaves out the part that would be empty', async () => {
  const { message: nothing } = await written('claims.travel');
  const { message: everything } = await written('claims.travel', (boxes) => boxes);
  expect(nothing).not.toContain('✓');
  expect(everything).not.toContain('–');
  // The greeting, and one part.
  expect([nothing, everything].map((message) => message.split('\n\n').length)).toEqual([2, 2]);
});

test('says which document of a group is there', async () => {
  const { documents, message } = await written('passport-new.address', ([, second = '']) => [second]);
  expect(message).toContain(`${documents[0]?.name} – ${documents[0]?.anyOf[1]?.name}`);
});
