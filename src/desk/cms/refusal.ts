/** Keeps the CMS from saving, which shows the cause of an error of this name in its own dialog. */
export const refusal = (text: string) => new Error('saving_failed', { cause: new Error(text) });
