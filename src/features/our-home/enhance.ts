/**
 * Weaves the cloth as its questions are answered, and hands on its picture. It stands in the head of the page itself,
 * so that no answer waits for a script.
 */
import type { Resources } from '../../i18n/resources.ts';
import { askAgain } from '../../dom/ask-again.ts';
import { sayBeside } from '../../dom/part-of.ts';
import { saveFile } from '../../dom/save-file.ts';
import { pictureOf, send } from './cloth-picture.ts';
import { nextSteps, rowNames, rowOf, type HomeChoices } from './our-home-rule.ts';

/** `%` stands for a number; what is said of a row goes by how much of it is woven. */
type Words = Resources['our-home']['said'] & { office: string };

const wordsOf = (part: HTMLElement): Words => JSON.parse(part.dataset.ourHome ?? '');

function say(part: HTMLElement, what: string, words: string): void {
  const element = part.querySelector(`[data-text="${what}"]`);
  if (element && element.textContent !== words) element.textContent = words;
}

function weaveRows(part: HTMLElement, choices: HomeChoices, { count, rows }: Words): void {
  let whole = 0;
  for (const name of rowNames) {
    const { share, pattern } = rowOf(name, choices);
    const diamonds = part.querySelectorAll(`[data-row="${name}"]`);
    for (const [element, diamond] of diamonds.entries()) {
      // Of half a row every second one is woven: names lie over its beginning.
      const cloth = `url(#cloth-${element % 2 < share * 2 ? pattern : 0})`;
      // To set it anew draws the diamond anew, which slow phones take their time for.
      if (diamond.getAttribute('fill') !== cloth) diamond.setAttribute('fill', cloth);
    }
    say(part, name, `: ${rows[share * 2]}`);
    whole += Math.floor(share);
  }
  say(part, 'count', count.replace('%', String(whole)));
}

function weave({ isTrusted }: Event): void {
  const part = document.querySelector<HTMLElement>('[data-our-home]');
  const result = part?.querySelector<HTMLElement>('[data-result]');
  if (!part || !result) return;
  const answered = [...part.querySelectorAll<HTMLInputElement>(':checked')];
  const choices: HomeChoices = Object.fromEntries(answered.map(({ name, value }) => [name, value]));
  const words = wordsOf(part);
  weaveRows(part, choices, words);
  const steps: readonly string[] = nextSteps(choices);
  say(part, 'next', steps.length > 0 ? words.next : words.whole);
  for (const step of part.querySelectorAll<HTMLElement>('[data-step]'))
    step.hidden = !steps.includes(step.dataset.step ?? '');
  part.querySelector('ol')?.toggleAttribute('hidden', !steps[0]);
  const wasHidden = result.hidden;
  result.hidden = answered.length < rowNames.length;
  // Whoever has just given the last answer is led to what comes next; what is put back into the page has been seen.
  if (wasHidden && !result.hidden && isTrusted) part.scrollIntoView();
}

async function press({ target }: Event): Promise<void> {
  const button = (target as Element).closest('button');
  const part = button?.closest<HTMLElement>('[data-our-home]');
  if (!button || !part) return;
  if (button.closest('fieldset')) askAgain(button);
  const handOn = { save: saveFile, send }[button.name];
  if (!handOn) return;
  const { failed, office } = wordsOf(part);
  try {
    await handOn(await pictureOf(part, office));
    sayBeside(button);
  } catch {
    sayBeside(button, failed);
  }
}

addEventListener('input', weave);
addEventListener('pageshow', weave);
addEventListener('click', (event) => void press(event));
