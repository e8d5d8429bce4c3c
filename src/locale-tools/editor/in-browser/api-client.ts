/** Asks the development server. */
import type { Finding } from '../../lint/findings.ts';
import { editorPath } from '../protocol.ts';
import type { ChangedText, OpenedText, SaveAnswer, TextKey } from '../protocol.ts';

async function ask<Answer>(path: string, options?: RequestInit): Promise<Answer> {
  const response = await fetch(`${editorPath}${path}`, options);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.reason);
  return answer;
}

export const openText = ({ file, key }: TextKey) => ask<OpenedText>(`/text?${new URLSearchParams({ file, key })}`);

export const currentProblems = () => ask<Finding[]>('/problems');

export const saveText = (text: ChangedText) =>
  ask<SaveAnswer>('/save', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(text),
  });
