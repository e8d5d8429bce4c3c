/** Weaves the patola at every answer to its questions; what weaves is fetched at the first. */
import { waitForAnswer } from '../../islands/unanswered.ts';

export function weaveAtAnswers(): void {
  const home = document.querySelector<HTMLElement>('[data-patola]');
  if (!home) return;
  const weave = () =>
    void waitForAnswer(
      home,
      import('./woven-home.ts').then((part) => part.weaveHome(home)),
    );
  home.addEventListener('input', weave);
  // What was answered before this script came, or before the page was left.
  if (home.querySelector(':checked')) weave();
}
