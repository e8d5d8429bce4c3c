import { resolve } from 'node:path';

/** Folder of the project. */
export const root = resolve(import.meta.dirname, '../..');
