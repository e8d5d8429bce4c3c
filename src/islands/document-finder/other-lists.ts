/** Id of the page's own lists. */
export const otherLists = 'documents';

/** Takes the lists of the page out of sight while one is found, but for whoever searches the page or follows a link to them; what it returns brings them back. */
export function hideOtherLists(isFound = true): () => void {
  const show = () => document.getElementById(otherLists)?.removeAttribute('hidden');
  if (isFound) document.getElementById(otherLists)?.setAttribute('hidden', 'until-found');
  else show();
  return show;
}
