/** Files of words that visitors type, misspelt and in any letters: nobody reads them, so no rule of writing and no translation is asked of them. */
const files = new Set(['find']);

export const isTyped = (file: string) => files.has(file);
