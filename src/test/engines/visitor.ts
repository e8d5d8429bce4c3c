/** A visitor with one of the engines: every step waits until the page is ready for it. */
import { until, type Engine } from './engine.ts';

export type Visitor = ReturnType<typeof visitorWith>;

/** Where to tap: run in the page. */
function placeOf(selector: string): { x: number; y: number } | undefined {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) return undefined;
  for (let fold = element.parentElement?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    if (!fold.open && element.tagName !== 'SUMMARY') fold.open = true;
  const isSeen = element.getBoundingClientRect().width > 1;
  const shown = isSeen ? element : document.querySelector(`label[for="${element.id}"]`) || element.closest('label');
  if (!shown) return undefined;
  shown.scrollIntoView({ block: 'center' });
  const box = shown.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export function visitorWith(engine: Engine, origin: string) {
  /** Asks the page; what is asked stands alone, without anything around it. */
  const ask = async <Answer, Value extends string | number>(question: (value: Value) => Answer, value: Value) =>
    (await engine.evaluate(`(${question})(${JSON.stringify(value)})`)) as Answer;
  /** Waits until the page says yes. */
  const wait = async <Value extends string | number>(isSo: (value: Value) => unknown, value: Value) => {
    await until(`${engine.name} in ${isSo}(${value})`, () => engine.evaluate(`!!(${isSo})(${JSON.stringify(value)})`));
  };
  /** Leaves the page, and waits for the one that comes. */
  const leave = async (step: string) => {
    await engine.evaluate(`window.isLeft = true, ${step}, true`);
    await until(`${engine.name} after ${step}`, () =>
      engine.evaluate(`!window.isLeft && location.protocol === 'http:' && document.readyState === 'complete'`),
    );
  };
  /** Taps what a selector names, or the label for it, and opens what it is folded into. */
  const tap = async (selector: string) => {
    // What an island draws meanwhile would move it away from under the finger.
    let before: number | undefined;
    const { x, y } = await until(`${engine.name} finds ${selector}`, async () => {
      const place = await ask(placeOf, selector);
      return place?.y === before ? place : void (before = place?.y);
    });
    await engine.press(x, y);
  };
  return {
    engine,
    ask,
    wait,
    tap,
    /** Opens an address of the site. */
    open: (address: string) => leave(`location.href = ${JSON.stringify(origin + address)}`),
    reload: () => leave('location.reload()'),
    /** Taps a field and writes into it. */
    async write(selector: string, text: string) {
      await tap(selector);
      await until(`${engine.name} comes to ${selector}`, () =>
        ask((field) => document.activeElement === document.querySelector(field), selector),
      );
      await engine.type(text);
    },
  };
}
