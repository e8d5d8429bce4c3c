/** Id of the page's own lists. */
export const otherLists = 'documents';

/** What a found list stands for: the lists of the page, and what says how normal and Tatkal differ. */
const replaced = `#${otherLists}, #applications`;

/** Takes them out of sight while a list is found, but for whoever searches the page or follows a link to them; what it returns brings them back. */
export function hideOtherLists(isFound = true): () => void {
  const show = () => document.querySelectorAll(replaced).forEach((part) => part.removeAttribute('hidden'));
  if (isFound) document.querySelectorAll(replaced).forEach((part) => part.setAttribute('hidden', 'until-found'));
  else show();
  return show;
}
