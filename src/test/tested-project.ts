/** Folder of the project whose built site is tested: this one, or the copy that a Vitest project's set-up names. */
import { resolve } from 'node:path';
import { inject } from 'vitest';
import { settings } from '../office/settings.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the copy that is tested in place of this project. */
    copy?: string;
  }
}

const copy = inject('copy');

// Vitest takes them from `.env` of this project; a copy has its own.
if (copy) for (const name of Object.keys(settings)) delete process.env[name];

export const testedProject = copy ?? resolve(import.meta.dirname, '../..');
