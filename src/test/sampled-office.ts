/** The office of a fresh clone, whose sources the quick tests read. */
import type { TestProject } from 'vitest/node';
import { copyProject } from './project-copy.ts';

export function setup({ provide }: TestProject): () => void {
  const { folder, remove } = copyProject();
  provide('copy', folder);
  return remove;
}
