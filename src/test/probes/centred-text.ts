/** Words on buttons, badges, tiles and diamonds stand in their middle: between baseline and headline, as the letters of their script have it. */
import type { Page } from 'playwright-core';
import { languageCodes, languages } from '../../i18n/languages.ts';
import { scripts } from '../../i18n/scripts.ts';

/** A letter that reaches from baseline to headline in each language, by its tag. */
const samples = Object.fromEntries(
  languageCodes.map((code) => [languages[code].tag, scripts[languages[code].script].heightSample]),
);

interface CentredText {
  words: string;
  /** From the middle of the box to the middle of the letters, in CSS pixels; below zero where they stand too high. */
  offset: number;
}

/** Every text in the heading font that has a painted box of its own, and the languages of the switcher; what stands under a picture is left out. */
async function textsInBoxes(page: Page): Promise<CentredText[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate((letters) => {
    const canvas = document.createElement('canvas').getContext('2d');
    const isPainted = ({ backgroundColor, borderTopWidth }: CSSStyleDeclaration) =>
      backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';

    function paintedBox(element: Element): Element {
      return isPainted(getComputedStyle(element)) || !element.parentElement
        ? element
        : paintedBox(element.parentElement);
    }

    /** Nothing but a place on the baseline of the line that it stands in. */
    function baselineMark(): HTMLElement {
      const mark = document.createElement('span');
      mark.style.display = 'inline-block';
      return mark;
    }

    function measure(node: Text, element: Element, box: Element): CentredText[] {
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
      const tag = element.closest<HTMLElement>('[lang]')?.lang ?? '';
      if (!canvas || !letters[tag]) return [];
      // Set large, because small letters are rounded to whole pixels.
      canvas.font = `${fontWeight} 1000px ${fontFamily}`;
      // Diamonds are drawn smaller on phones.
      const scale = box instanceof HTMLElement ? box.getBoundingClientRect().height / box.offsetHeight : 1;
      const headline =
        (canvas.measureText(letters[tag]).actualBoundingBoxAscent / 1000) * Number.parseFloat(fontSize) * scale;
      const line = document.createElement('span');
      node.replaceWith(line);
      const [first, last] = [baselineMark(), baselineMark()];
      line.append(first, node, last);
      const [top, bottom] = [first.getBoundingClientRect().bottom - headline, last.getBoundingClientRect().bottom];
      const around = box.getBoundingClientRect();
      const isUnderPicture = [...box.querySelectorAll('svg')].some(
        (picture) => picture.getBoundingClientRect().bottom < top,
      );
      line.replaceWith(node);
      return isUnderPicture
        ? []
        : [{ words: node.data.trim(), offset: (top + bottom - around.top - around.bottom) / 2 }];
    }

    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim()) texts.push(node);
    return texts.flatMap((node) => {
      const element = node.parentElement;
      if (!element?.checkVisibility({ checkVisibilityCSS: true }) || element.closest('svg')) return [];
      const box = paintedBox(element);
      // A section is no box, even where all that it shows is one folded part.
      const isAlone =
        box instanceof HTMLElement && box.tagName !== 'SECTION' && box.innerText.trim() === node.data.trim();
      const isHeadingFont = getComputedStyle(element).fontFamily.startsWith('"Anek');
      return isAlone && (isHeadingFont || element.matches('a[data-language]')) ? measure(node, element, box) : [];
    });
  }, samples);
}

/** The switcher's own words in Latin letters are set by the system, for which the site has no metrics. */
const systemWords: string[] = [languages.en.endonym];

/** Texts that stand a pixel or more off the middle of their box. */
export async function textsOffCentre(page: Page): Promise<string[]> {
  const texts = await textsInBoxes(page);
  if (texts.length === 0) return ['no text has a box, so nothing was looked at'];
  return texts
    .filter(({ words, offset }) => !systemWords.includes(words) && !(Math.abs(offset) < 1))
    .map(({ words, offset }) => `“${words}” stands ${offset.toFixed(1)} px off the middle of its box`);
}
