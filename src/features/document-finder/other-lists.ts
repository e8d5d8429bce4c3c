/** Id of the page's own lists. */
export const otherLists = 'documents';

/** What a found list replaces: the lists of the page, and the comparison of normal and Tatkal. */
const replaced = `#${otherLists}, #applications`;

/**
 * Takes them out of sight while a list is found, but for whoever is in one, searches the page or follows a link to
 * them.
 */
export function hideOtherLists(isFound: boolean): void {
  for (const part of document.querySelectorAll(replaced))
    if (isFound && !part.contains(document.activeElement)) part.setAttribute('hidden', 'until-found');
    else part.removeAttribute('hidden');
}
