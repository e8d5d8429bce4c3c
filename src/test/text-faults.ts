/** Finds text that cannot be read whole: cut off, run out of its box or over the line above. */
import type { Page } from 'playwright-core';

/**
 * Faults of the page as it stands, each with the text and how it fails. Text that is meant for screen readers alone
 * and what runs past by itself are left out. Words may be broken where a screen has no room for a whole one.
 */
export function findTextFaults(page: Page, { mayBreakWords = false } = {}): Promise<string[]> {
  return page.evaluate((mayBreak) => {
    const faults: string[] = [];
    const canvas = document.createElement('canvas').getContext('2d');
    const tolerance = 1.5;

    function isForReaders(element: Element): boolean {
      return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest('svg');
    }

    /** The nearest box that lays out the text: inline boxes grow with it. */
    function boxAround(element: Element): Element {
      return getComputedStyle(element).display === 'inline' && element.parentElement ? boxAround(element.parentElement) : element;
    }

    function clippers(element: Element): Element[] {
      const found: Element[] = [];
      for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(each);
        if (`${overflowX} ${overflowY}` !== 'visible visible') found.push(each);
      }
      return found;
    }

    function isTooSmallToSee({ width, height }: DOMRect): boolean {
      return width <= 1 || height <= 1;
    }

    /** Words that go on in the next line without a sign that says so. */
    function brokenWords(node: Text): string[] {
      return [...node.data.matchAll(/[^\s\u2010-\u2015-]+/g)].filter(({ 0: word, index }) => {
        // Addresses may be broken anywhere.
        if (/[/@.]\w/.test(word)) return false;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        return Math.max(...tops) - Math.min(...tops) > 4;
      }).map(([word]) => word);
    }

    function judge(node: Text, element: Element): void {
      const words = node.data.trim().slice(0, 40);
      const style = getComputedStyle(element);
      const box = boxAround(element).getBoundingClientRect();
      if (isTooSmallToSee(box)) return;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rectangles = [...range.getClientRects()].filter((each) => !isTooSmallToSee(each));
      const clips = clippers(element).map((each) => each.getBoundingClientRect());
      if (clips.some(isTooSmallToSee)) return;
      for (const { left, right, top, bottom } of rectangles) {
        if (left < -tolerance || right > innerWidth + tolerance) faults.push(`“${words}” leaves the screen by ${Math.round(Math.max(-left, right - innerWidth))} px`);
        if (!mayBreak && (left < box.left - tolerance || right > box.right + tolerance)) faults.push(`“${words}” leaves its box by ${Math.round(Math.max(box.left - left, right - box.right))} px`);
        const cut = clips.find((clip) => left < clip.left - tolerance || right > clip.right + tolerance || top < clip.top - tolerance || bottom > clip.bottom + tolerance);
        if (cut) faults.push(`“${words}” is cut off`);
      }
      if (!mayBreak) for (const word of brokenWords(node)) faults.push(`“${word}” is broken in two`);
      if (!canvas || rectangles.length === 0) return;
      canvas.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = canvas.measureText(node.data);
      const ink = actualBoundingBoxAscent + actualBoundingBoxDescent;
      const line = Number.parseFloat(style.lineHeight);
      if (ink > line + tolerance) faults.push(`“${words}” is ${Math.round(ink)} px tall in lines of ${Math.round(line)} px`);
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (node instanceof Text && node.data.trim() && element && isForReaders(element)) judge(node, element);
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth - innerWidth} px wider than the screen`);
    return [...new Set(faults)];
  }, mayBreakWords);
}
