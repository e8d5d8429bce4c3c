/** Weaves the cloth of the page as its questions are answered, and says the same in words. */
import { nextSteps, patternOf, questionNames, weaveOf, type Answers, type Question } from './our-home-rule.ts';
import { canDraw, canShare, savePicture, sharePicture } from './home-picture.ts';

/** What the page's words say, `%` standing for a number. */
interface Words {
  count: Record<'none' | 'one' | 'other', string>;
  rows: Record<'woven' | 'part' | 'open', string>;
  office: string;
}

const wordsOf = (home: HTMLElement): Words => JSON.parse(home.dataset.patola ?? '{}');

function answersOf(home: HTMLElement): Answers {
  const data = new FormData(home.querySelector('form') ?? undefined);
  return Object.fromEntries(questionNames.map((name) => [name, String(data.get(name) ?? '')]));
}

/** Weaves a row anew where its answer has changed: the site's own diamonds, in the order of colours that the answer has. */
function weaveRow(row: SVGElement, name: Question, answers: Answers): void {
  const { [name]: answer = '' } = answers;
  if (row.dataset.woven === answer) return;
  row.dataset.woven = answer;
  const [outline, ...woven] = row.children;
  for (const part of woven) part.remove();
  const weave = weaveOf(name, answers);
  const tile = document.getElementById('woven-band')?.cloneNode(true);
  if (weave === 'open' || !outline || !(tile instanceof SVGElement)) return;
  const { colours, shift, scale } = patternOf(name, answer);
  tile.id = `woven-${name}`;
  tile.setAttribute('patternTransform', `translate(${shift}) scale(${scale})`);
  const fills = [...tile.children].map((path) => path.getAttribute('fill') ?? '');
  for (const [place, colour] of colours.entries()) tile.children[place]?.setAttribute('fill', fills[colour] ?? '');
  const thread = outline.cloneNode();
  if (!(thread instanceof SVGElement)) return;
  thread.setAttribute('fill', `url(#${tile.id})`);
  // Half of the way is woven where it holds for some.
  if (weave === 'part')
    thread.setAttribute(
      'd',
      (outline.getAttribute('d') ?? '').replace(/h(-?)(\d+)/g, (_, back, width) => `h${back}${width / 2}`),
    );
  thread.dataset.woven = '';
  row.append(tile, thread);
}

function draw(home: HTMLElement): void {
  const answers = answersOf(home);
  const { count, rows } = wordsOf(home);
  for (const name of questionNames) {
    const row = home.querySelector<SVGElement>(`[data-row="${name}"]`);
    if (row) weaveRow(row, name, answers);
    say(home, name, answers[name] ? `: ${rows[weaveOf(name, answers)]}` : '');
  }
  const woven = questionNames.filter((name) => weaveOf(name, answers) === 'woven').length;
  const words = [count.none, count.one][woven] ?? count.other;
  const isBegun = questionNames.some((name) => answers[name]);
  say(home, 'count', isBegun ? words.replace('%', String(woven)) : '');
  showNext(home, answers);
}

function say(home: HTMLElement, what: string, words: string): void {
  const place = home.querySelector(`[data-said="${what}"]`);
  if (place && place.textContent !== words) place.textContent = words;
}

/** Shows what comes next once every question is answered, and leads there whoever has just answered the last. */
function showNext(home: HTMLElement, answers: Answers): void {
  const result = home.querySelector<HTMLElement>('[data-result]');
  const isFinished = questionNames.every((name) => answers[name]);
  const steps = nextSteps(answers);
  const shown = new Set<string>(steps.length > 0 ? ['next', ...steps] : ['whole']);
  for (const part of home.querySelectorAll<HTMLElement>('[data-step]'))
    part.hidden = !shown.has(part.dataset.step ?? '');
  const wasFinished = result?.hasAttribute('data-finished') || home.dataset.hydrated === undefined;
  result?.toggleAttribute('data-finished', isFinished);
  if (isFinished && !wasFinished) home.scrollIntoView();
}

/** Takes the answer to a question back, and asks it again. */
function ask(question: Element | null | undefined): void {
  const answers = [...(question?.querySelectorAll('input') ?? [])];
  for (const answer of answers) answer.checked = false;
  answers[0]?.dispatchEvent(new Event('input', { bubbles: true }));
  answers[0]?.focus();
}

function press(home: HTMLElement, button: HTMLButtonElement): void {
  const questions = [...home.querySelectorAll('fieldset')];
  if (button.name === 'change') ask(button.closest('fieldset'));
  if (button.name === 'previous') ask(questions[questions.findIndex((each) => !each.querySelector(':checked')) - 1]);
  const hand = { save: savePicture, share: sharePicture }[button.name];
  const status = home.querySelector<HTMLElement>('[data-failed]');
  if (hand && status)
    hand(home, wordsOf(home).office).then(
      () => (status.textContent = ''),
      () => (status.textContent = status.dataset.failed ?? ''),
    );
}

/** Weaves what is answered; from the first time on it answers the buttons, too. */
export function weaveHome(home: HTMLElement): void {
  draw(home);
  if (home.dataset.hydrated) return;
  home.dataset.hydrated = 'true';
  for (const [name, isOffered] of [
    ['save', canDraw()],
    ['share', canDraw() && canShare()],
  ] as const)
    home.querySelector(`button[name="${name}"]`)?.toggleAttribute('hidden', !isOffered);
  home.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) press(home, button);
  });
}
