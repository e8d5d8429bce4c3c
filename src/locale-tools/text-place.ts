/** Whether a name means a text: `contact` or `contact.json` its file, `contact:hero` its group, `contact:hero.title` itself. */
export function isNamed(name: string, { file, key }: { file: string; key: string }): boolean {
  return `${file}.${key}.`.startsWith(`${name.replace('.json', '').replace(':', '.')}.`);
}
