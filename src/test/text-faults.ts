/** Finds text that cannot be read whole: cut off, run out of its box or over the line above. */
import type { Page } from 'playwright-core';

/** Where words may go on in the next line: nowhere, everywhere but in headings and the steps of a list, or in those as well. */
export type Breakable = 'nowhere' | 'in running text' | 'everywhere';

/**
 * Faults of the page as it stands, each with the text and how it fails. Text that is meant for screen readers alone
 * and what runs past by itself are left out. Words may be broken where a screen has no room for a whole one, but not letter by letter.
 */
export function findTextFaults(
  page: Page,
  { mayBreakWords = 'nowhere' }: { mayBreakWords?: Breakable } = {},
): Promise<string[]> {
  return page.evaluate((breakable) => {
    const faults: string[] = [];
    const canvas = document.createElement('canvas').getContext('2d');
    const tolerance = 1.5;
    // Not innerWidth: that of a phone grows with a page that is too wide.
    const { clientWidth: screenWidth, scrollWidth } = document.documentElement;

    const running = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));

    function isForReaders(element: Element): boolean {
      const isSeen = element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
      return isSeen && !element.closest('svg') && !running.some((each) => each?.contains(element));
    }

    /** The nearest box that lays out the text: inline boxes grow with it. */
    function boxAround(element: Element): Element {
      return getComputedStyle(element).display === 'inline' && element.parentElement
        ? boxAround(element.parentElement)
        : element;
    }

    /** Of parts around an element, those that cut off what lies beyond them; asked of each part once. */
    const clippers = new Map<Element | null, readonly DOMRect[]>([[document.body, []]]);

    function clipsAround(element: Element | null): readonly DOMRect[] {
      const known = clippers.get(element);
      if (known || !element) return known ?? [];
      const { overflowX, overflowY } = getComputedStyle(element);
      const isClipping = `${overflowX} ${overflowY}` !== 'visible visible';
      const clips = [...(isClipping ? [element.getBoundingClientRect()] : []), ...clipsAround(element.parentElement)];
      clippers.set(element, clips);
      return clips;
    }

    function isTooSmallToSee({ width, height }: DOMRect): boolean {
      return width <= 1 || height <= 1;
    }

    /** Words with the number of lines that they take without a sign that says so. */
    function linesOfWords(node: Text): [word: string, lines: number][] {
      // Addresses may be broken anywhere.
      const words = [...node.data.matchAll(/[^\s\u2010-\u2015-]+/g)].filter(([word]) => !/[/@.]\w/.test(word));
      return words.map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        return [
          word,
          tops
            .toSorted((one, other) => one - other)
            .filter((top, position, all) => position === 0 || top - (all[position - 1] ?? top) > 4).length,
        ];
      });
    }

    const mayBreak = breakable !== 'nowhere';

    function mayBreakIn(element: Element): boolean {
      return breakable === 'everywhere' || (mayBreak && !element.closest('h1, h2, h3, main ol > li'));
    }

    function judge(node: Text, element: Element): void {
      const words = node.data.trim().slice(0, 40);
      const style = getComputedStyle(element);
      const box = boxAround(element).getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()];
      const rectangles = boxes.filter((each) => !isTooSmallToSee(each));
      const clips = clipsAround(element);
      if (clips.some(isTooSmallToSee)) return;
      for (const { left, right, top, bottom } of rectangles) {
        if (left < -tolerance || right > screenWidth + tolerance)
          faults.push(`“${words}” leaves the screen by ${Math.round(Math.max(-left, right - screenWidth))} px`);
        if (!mayBreak && (left < box.left - tolerance || right > box.right + tolerance))
          faults.push(`“${words}” leaves its box by ${Math.round(Math.max(box.left - left, right - box.right))} px`);
        const cut = clips.find(
          (clip) =>
            left < clip.left - tolerance ||
            right > clip.right + tolerance ||
            top < clip.top - tolerance ||
            bottom > clip.bottom + tolerance,
        );
        if (cut) faults.push(`“${words}” is cut off`);
      }
      // In a single line no word is broken.
      for (const [word, lines] of boxes.length > 1 ? linesOfWords(node) : []) {
        if (lines > 1 && !mayBreakIn(element)) faults.push(`“${word}” is broken in two`);
        if (lines > 3) faults.push(`“${word}” is strewn over ${lines} lines`);
      }
      if (!canvas || rectangles.length === 0) return;
      canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = canvas.measureText(node.data);
      const ink = actualBoundingBoxAscent + actualBoundingBoxDescent;
      const line = Number.parseFloat(style.lineHeight);
      if (ink > line + tolerance)
        faults.push(`“${words}” is ${Math.round(ink)} px tall in lines of ${Math.round(line)} px`);
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (node instanceof Text && node.data.trim() && element && isForReaders(element)) judge(node, element);
    }
    if (scrollWidth > screenWidth) faults.push(`the page is ${scrollWidth - screenWidth} px wider than the screen`);
    return [...new Set(faults)];
  }, mayBreakWords);
}
