/** The page of the desk: the CMS with our form, our way of writing files, and our word before anything is saved. */
import CMS from '@sveltia/cms';
import config from 'virtual:desk';
import { fromFile, toFile } from './as-written.ts';
import { beforeSaving } from './before-saving.ts';
import './desk.css';

for (const layout of ['facts', 'words'] as const)
  CMS.registerCustomFormat(layout, 'json', { fromFile, toFile: toFile(layout) });
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const { data, i18n } = await beforeSaving(entry.toJS());
    // Its type says that nothing may be changed.
    return entry.merge({ data, i18n }) as typeof entry;
  },
});
CMS.init({ config });
