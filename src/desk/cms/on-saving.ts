/** Has the CMS save what is made of an entry just before: it takes what its listener returns, though its type says that nothing may be changed. */
import CMS from '@sveltia/cms';
import type { Group } from '../as-written.ts';
import type { Entry } from '../before-saving.ts';

export function onSaving(change: (entry: Entry) => Promise<Group>): void {
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => entry.merge(await change(entry.toJS())) as typeof entry,
  });
}
