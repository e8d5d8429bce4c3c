/** Names within a group of facts, which nothing follows when they are misspelt. */
import { refusal, type FactFile, type Written } from '../../setup/fact-file.ts';
import { nearestWord } from '../../setup/nearest-word.ts';

export function* misnamedParts(file: FactFile, group: Written | undefined, names: readonly string[]): Iterable<string> {
  for (const [name, part] of group?.parts ?? []) {
    if (names.includes(name)) continue;
    const nearest = nearestWord(name, names);
    yield refusal(file, part, `nothing is called '${name}' here, so no page would follow it. ` +
      (nearest ? `Write ${nearest}, in the same letters.` : `The names are ${names.join(', ')}.`));
  }
}
