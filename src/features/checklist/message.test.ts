import { expect, test } from 'vitest';
import { copyIn } from '../../test/copy-in.ts';
import { boxesOf } from '../../test/boxes-of.ts';
import { documentsOf, titleOf } from './documents.ts';
import { checklistMessage } from './message.ts';

/** The message of a list some of whose boxes are ticked. */
async function written(subject: string, choose: (boxes: string[]) => string[] = () => []) {
  const copy = await copyIn('gu', ['checklist', 'claims', 'passport-new']);
  const documents = documentsOf(subject, copy, 'gu');
  const title = titleOf(subject, copy, 'gu');
  const ticks = new Set(choose(boxesOf(documents)));
  return { documents, title, message: checklistMessage(title, documents, ticks, copy.getFixedT('gu', 'checklist')) };
}

test('greets with the list’s name, then says what is ready and what is missing, each once in order', async () => {
  const { documents, title, message } = await written('claims.life', (boxes) => boxes.filter((_, at) => at % 2 === 0));
  const [greeting, ...lines] = message.split('\n').filter((line, at) => at === 0 || /^[✓–]/.test(line));
  const marked = (mark: string, remainder: number) =>
    documents
      .filter((_, at) => at % 2 === remainder)
      // The office reads English.
      .map(({ name, english }) => `${mark} ${name} · ${english}`);
  expect(greeting).toContain(title);
  expect(lines).toEqual([...marked('✓', 0), ...marked('–', 1)]);
});

test('leaves out the part that would be empty', async () => {
  const { message: nothing } = await written('claims.travel');
  const { message: everything } = await written('claims.travel', (boxes) => boxes);
  expect(nothing).not.toContain('✓');
  expect(everything).not.toContain('–');
});

test('says which document of a group is there', async () => {
  const { documents, message } = await written('passport-new.address', ([, second = '']) => [second]);
  expect(message).toContain(`${documents[0]?.name} – ${documents[0]?.anyOf[1]?.name}`);
});
