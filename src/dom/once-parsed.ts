/**
 * Acts on a part of the page as soon as the parser has gone past it: before it is painted, so that nothing moves. A
 * script that stood behind the part would wait for the style sheets, and hold back all that comes after it.
 */
export function onceParsed(id: string, act: (part: HTMLElement) => void): void {
  const look = () => {
    const part = document.getElementById(id);
    if (!part?.nextElementSibling) return;
    parsing.disconnect();
    act(part);
  };
  const parsing = new MutationObserver(look);
  parsing.observe(document, { childList: true, subtree: true });
  // In `npm run dev` it is there already.
  look();
}
