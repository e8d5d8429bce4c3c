/** Stands in the head of every page, so that it runs where the page's own script is late, lost or broken; each letter of it is in every page. */
import { withQuestion } from './question.ts';

const isAlive = () => document.documentElement.dataset.alive !== undefined;

addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.dataset.find === undefined) return;
  event.preventDefault();
  location.href = form.action + withQuestion(form.querySelector('input')?.value.trim() ?? '');
});

/** How long the page's script may take once the page is there, in milliseconds. */
const patience = 4000;

addEventListener('DOMContentLoaded', () =>
  setTimeout(() => {
    if (isAlive()) return;
    for (const words of document.querySelectorAll<HTMLTemplateElement>('[data-instead]'))
      // A form that the browser posts by itself goes on working.
      if (!words.previousElementSibling?.querySelector('[method=post]')) words.before(words.content.cloneNode(true));
    for (const button of document.querySelectorAll<HTMLElement>('[data-print-page]')) button.onclick = () => print();
  }, patience),
);
