/** Has the CMS say its own buttons and sentences in every language: it knows neither Gujarati nor Hindi, and takes no words from outside. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { readSaid } from '../read-labels.ts';
import { surgery } from './surgery.ts';

/** What the CMS says by how its code has it, and what it says in the desk. */
export const wordsOfCms = [...readSaid(readFileSync(new URL('../words-of-cms.tsv', import.meta.url), 'utf8'))].map(
  ([theirs, ours]) => [`:\`${theirs}\``, `:\`${ours.join(' · ')}\``] as const,
);

export const wordsOfCmsPlugin: Plugin = {
  name: 'words-of-cms',
  enforce: 'pre',
  transform: {
    filter: { id: /\/@sveltia\/cms\/npm\/index\.js$/ },
    handler: (code) =>
      wordsOfCms.reduce(
        (whole, [theirs, ours]) => whole.replaceAll(theirs, () => ours),
        surgery.reduce((whole, [place, instead]) => whole.replace(place, instead), code),
      ),
  },
};
