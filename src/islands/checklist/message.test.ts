import { describe, expect, test } from 'vitest';
import { createI18n } from '../../i18n/create-i18n.ts';
import { facts } from '../../i18n/facts.ts';
import { FormatjsNumberFormat } from '../../i18n/formatjs-number-format.ts';
import type { Language } from '../../i18n/languages.ts';
import { finishedLanguages } from '../../test/finished-languages.ts';
import { loadResources } from '../../i18n/load-resources.ts';
import { documentsOf, titleOf } from './documents.ts';
import { messageOf } from './message.ts';
import { boxesOf } from '../../test/boxes-of.ts';

async function writtenIn(language: Language, subject: string, choose: (boxes: string[]) => string[]) {
  const files = ['checklist', 'claims', 'passport-new'] as const;
  const [copy, english] = await Promise.all([loadResources(language, files), loadResources('en', files)]);
  const i18n = createI18n({ language, copy, others: { en: english }, facts, NumberFormat: FormatjsNumberFormat, strict: true });
  const documents = documentsOf(subject, i18n, language);
  const ticks = new Set(choose(boxesOf(documents)));
  const title = titleOf(subject, i18n, language);
  return { documents, title, message: messageOf(title, documents, ticks, i18n.getFixedT(language, 'checklist')) };
}

describe.each(finishedLanguages)('messageOf in %s', (language) => {
  test('says first what is ready, then what is missing, each document once and in order', async () => {
    const { documents, message } = await writtenIn(language, 'claims.life', ([first = '', , third = '']) => [first, third]);
    const lines = message.split('\n').filter((line) => /^[✓–]/.test(line));
    const inOrder = [documents[0], documents[2], documents[1], ...documents.slice(3)].map((document) => document?.name);
    expect(lines.map((line) => line.slice(2).split(' · ', 1)[0])).toEqual(inOrder);
    expect(lines.map((line) => line[0]).join('')).toBe('✓✓–––––');
  });

  test('greets with the name of the list', async () => {
    const { title, message } = await writtenIn(language, 'claims.health', () => []);
    expect(message.split('\n')[0]).toContain(title);
  });

  test('leaves out the part that would be empty', async () => {
    const { message: nothing } = await writtenIn(language, 'claims.travel', () => []);
    const { message: everything } = await writtenIn(language, 'claims.travel', (boxes) => boxes);
    expect(nothing).not.toContain('✓');
    expect(everything).not.toContain('–');
  });

  test('says which document of a group is there', async () => {
    const { documents, message } = await writtenIn(language, 'passport-new.address', ([, second = '']) => [second]);
    expect(message).toContain(`${documents[0]?.name} – ${documents[0]?.anyOf[1]?.name}`);
  });
});

test('has the English names beside the Gujarati ones, for the office', async () => {
  const { documents, message } = await writtenIn('gu', 'claims.health', () => []);
  for (const { name, english } of documents) expect(message).toContain(`– ${name} · ${english}`);
});

test('says every name once on an English page', async () => {
  const { documents, message } = await writtenIn('en', 'claims.health', () => []);
  for (const { name } of documents) expect(message.split(name)).toHaveLength(2);
});
