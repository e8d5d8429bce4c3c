/** Why the site is not published as it is saved now: what the check refuses, or what is essential to a release. */
import { messageOf, type Message } from '../messages/format-message.ts';
import { openPoints } from '../owner/readiness-of-project.ts';
import { tell } from './dialog.ts';
import { asBuilt } from './in-browser.ts';
import { factsIn, faultsIn, localesIn } from './remarks.ts';
import { savedFiles, type Files } from './saved-files.ts';

/** Each point with its remedy, as `npm run check` and `npm run ready` say it. */
export function unpublished(files: Files): Message[] {
  const faults = faultsIn(files);
  if (faults.length > 0) return faults;
  const points = openPoints(localesIn(files), factsIn(files), asBuilt.standing);
  return points.filter(({ isEssential }) => isEssential).map(({ id, values }) => messageOf(id, values));
}

const told = new Set<string>();

/** Says, once an entry is saved, what nobody has been told since the desk was opened. */
export function afterSaving() {
  const news = unpublished(savedFiles).filter(({ en }) => !told.has(en) && told.add(en));
  if (news.length > 0) tell('desk-saved', news);
}

/** Says all that is open, or that nothing is. */
export function tellWhyUnpublished() {
  const points = unpublished(savedFiles);
  tell(points.length > 0 ? 'desk-unpublished' : 'ready-yes', points);
}
