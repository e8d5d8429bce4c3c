/** Asks the development server. */
import { editorPath } from '../protocol.ts';
import type { DraftedText, FileProblem, Judgement, ListedText, OpenedText, SaveAnswer, TextKey } from '../protocol.ts';

async function ask<Answer>(path: string, options?: RequestInit): Promise<Answer> {
  const response = await fetch(`${editorPath}${path}`, options);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.reason);
  return answer;
}

function post<Answer>(path: string, text: DraftedText): Promise<Answer> {
  return ask<Answer>(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(text) });
}

export const openText = ({ file, key }: TextKey) => ask<OpenedText>(`/text?${new URLSearchParams({ file, key })}`);

export const listTexts = (language: string, files: readonly string[]) =>
  ask<ListedText[]>(`/texts?${new URLSearchParams({ language, files: files.join(',') })}`);

export const currentProblems = () => ask<FileProblem[]>('/problems');

export const judgeText = (text: DraftedText) => post<Judgement>('/judge', text);

export const saveText = (text: DraftedText) => post<SaveAnswer>('/save', text);
