/** The page of the desk: the CMS, which reads the form by itself, with our way of writing files, and our word before anything is saved. */
import CMS from '@sveltia/cms';
import { withLatinDigits } from '../values/typed-digits.ts';
import { fromFile, toFile } from './as-written.ts';
import { beforeSaving } from './before-saving.ts';
import './desk.css';
import './github-in-words.ts';

CMS.registerCustomFormat('as-written', 'json', { fromFile, toFile });
CMS.registerEventListener({
  name: 'preSave',
  // Its type says that nothing may be changed.
  handler: async ({ entry }) => entry.merge(await beforeSaving(entry.toJS())) as typeof entry,
});
// The CMS takes for nothing what it cannot read as a number, and 1,500 for 1.
const keepFigures = ({ target }: Event) => {
  const field = target as HTMLInputElement;
  if (field.role === 'spinbutton') field.value = withLatinDigits(field.value).replace(/[^\d.]/g, '');
};
addEventListener('input', keepFigures, true);
CMS.init();
