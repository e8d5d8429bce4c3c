/** Folder of the copy of the project that is tested, as the set-up of the Vitest project names it: never this checkout, whose facts and settings are its owner's. */
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    copy: string;
  }
}

export const testedProject = inject('copy');
