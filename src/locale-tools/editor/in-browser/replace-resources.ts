function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Changes a group in place, because formats and placeholders hold on to it. */
export function replaceResources(old: unknown, words: unknown): void {
  if (!isGroup(old) || !isGroup(words)) return;
  for (const key of Object.keys(old)) if (!(key in words)) delete old[key];
  for (const [key, word] of Object.entries(words)) {
    if (isGroup(old[key]) && isGroup(word)) replaceResources(old[key], word);
    else old[key] = word;
  }
}
