/**
 * Has the CMS say its own buttons and sentences in every language: it knows neither Gujarati nor Hindi, and takes no
 * words from outside.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { textsByKey } from '../../locale-tools/locale-values.ts';
import { readTranslations } from '../read-labels.ts';
import { patches } from './patches.ts';

const english = new URL('../locales/en-US.json', import.meta.resolve('@sveltia/cms'));
const theirs = textsByKey(JSON.parse(readFileSync(english, 'utf8')));

/** What the CMS says by how its code has it, and what it says in the desk, once where all languages say the same. */
export const wordsOfCms = [
  ...readTranslations(readFileSync(new URL('../words-of-cms.tsv', import.meta.url), 'utf8')),
].map(([key, ours]) => {
  const text = theirs.get(key) ?? key;
  const said = new Set(ours.map((words) => (words === key ? text : words)));
  return [`:\`${text}\``, `:\`${[...said].join(' · ')}\``] as const;
});

export const wordsOfCmsPlugin: Plugin = {
  name: 'words-of-cms',
  enforce: 'pre',
  transform: {
    filter: { id: /\/@sveltia\/cms\/npm\/index\.js$/ },
    handler: (code) =>
      wordsOfCms.reduce(
        (whole, [text, said]) => whole.replaceAll(text, () => said),
        patches.reduce((whole, [place, instead]) => whole.replace(place, instead), code),
      ),
  },
};
