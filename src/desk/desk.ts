/**
 * The page of the desk: the CMS, which reads the form by itself, with our way of reading and writing files, and our
 * word before and after anything is saved.
 */
import CMS from '@sveltia/cms';
import { fromFile, toFile } from './as-written.ts';
import { beforeSaving, filesOf } from './before-saving.ts';
import './cms/cms.css';
import './cms/github-in-words.ts';
import { onSaving } from './cms/on-saving.ts';
import './desk-styles.css';
import { showDialog } from './dialog.ts';
import './figure-field.tsx';
import { undecided, unpublished } from './remarks.ts';
import { isSaved, savedFiles } from './saved-files.ts';

const readFile = (text: string, path = '', handle?: FileSystemFileHandle) => {
  isSaved(path, `${text}\n`, handle);
  return fromFile(text);
};

CMS.registerCustomFormat('as-written', 'json', { fromFile: readFile, toFile });

const told = new Set<string>();

onSaving(beforeSaving, (entry) => {
  for (const { place, typed } of filesOf(entry)) isSaved(place, typed);
  // Each point once, until the desk is opened again.
  const news = unpublished(savedFiles).filter(({ en }) => !told.has(en) && told.add(en));
  if (news.length > 0) showDialog('desk-saved', news);
});
document.getElementById('why-unpublished')?.addEventListener('click', () => {
  const points = unpublished(savedFiles);
  showDialog(points.length > 0 ? 'desk-unpublished' : 'ready-yes', points, undecided(savedFiles));
});
CMS.init();
