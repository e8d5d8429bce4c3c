/**
 * Has the CMS save what is made of an entry just before: it takes what its listener returns, though its type says that
 * nothing may be changed.
 */
import CMS from '@sveltia/cms';
import type { Group } from '../merged.ts';
import type { Entry } from '../before-saving.ts';

export function onSaving(before: (entry: Entry) => Promise<Group>, after: (entry: Entry) => void): void {
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => entry.merge(await before(entry.toJS())) as typeof entry,
  });
  CMS.registerEventListener({ name: 'postSave', handler: ({ entry }) => after(entry.toJS()) });
}
