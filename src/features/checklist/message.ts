import type { TFunction } from 'i18next';
import type { ChecklistDocument } from './documents.ts';
import { progressOf } from './progress.ts';

/** A document's name with its English name beside it, and of a group which of its documents are there. */
function line(mark: string, document: ChecklistDocument, ticks: ReadonlySet<string>): string {
  const named = [document, ...document.anyOf.filter(({ id }) => ticks.has(id))];
  const inLanguage = named.map(({ name }) => name).join(' – ');
  const inEnglish = named.flatMap(({ english }) => english ?? []).join(' – ');
  return `${mark} ${[inLanguage, inEnglish].filter(Boolean).join(' · ')}`;
}

/**
 * What the visitor writes to the office: what is ready and what is missing, in the page's language, with the English
 * names beside.
 */
export function checklistMessage(
  list: string,
  documents: readonly ChecklistDocument[],
  ticks: ReadonlySet<string>,
  t: TFunction<'checklist'>,
): string {
  const { ready, missing } = progressOf(documents, ticks);
  const part = (heading: string, mark: string, members: readonly ChecklistDocument[]) =>
    members.length > 0 ? [[heading, ...members.map((document) => line(mark, document, ticks))].join('\n')] : [];
  return [
    t('message.greeting', { list }),
    ...part(t('message.ready', { number: ready.length }), '✓', ready),
    ...part(t('message.missing', { number: missing.length }), '–', missing),
  ].join('\n\n');
}
