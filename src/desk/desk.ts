/** The page of the desk: the CMS, which reads the form by itself, with our way of reading and writing files, and our word before and after anything is saved. */
import CMS from '@sveltia/cms';
import { fromFile, toFile } from './as-written.ts';
import { beforeSaving, filesOf } from './before-saving.ts';
import './cms/cms.css';
import './cms/github-in-words.ts';
import './cms/kept-figures.ts';
import { onSaving } from './cms/on-saving.ts';
import './desk-styles.css';
import { isSaved } from './saved-files.ts';
import { afterSaving, tellWhyUnpublished } from './unpublished.ts';

const readFile = (text: string, path = '', handle?: FileSystemFileHandle) => {
  isSaved(path, `${text}\n`, handle);
  return fromFile(text);
};

CMS.registerCustomFormat('as-written', 'json', { fromFile: readFile, toFile });
onSaving(beforeSaving, (entry) => {
  for (const { place, typed } of filesOf(entry)) isSaved(place, typed);
  afterSaving();
});
document.getElementById('why-unpublished')?.addEventListener('click', tellWhyUnpublished);
CMS.init();
