/** The picture that was chosen and is not saved yet, whose content the CMS hands to nobody: the first that its form shows from memory. */
export async function chosenPicture(): Promise<Blob | undefined> {
  const shown = document.querySelector<HTMLImageElement>('img[src^="blob:"]');
  return shown ? (await fetch(shown.src)).blob() : undefined;
}
