/**
 * Stands in the head of every page, so that it runs where the page's own script is late, lost or broken; and short,
 * because every page has it.
 */
import { patience } from '../islands/patience.ts';

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const field = form.querySelector('input');
  if (form.dataset.find === undefined || !field) return;
  event.preventDefault();
  // Behind the #, which no host is sent.
  location.href = `${form.action}#${new URLSearchParams({ q: field.value.trim() })}`;
});

// An answer in a script's place that the browser keeps, such as a page, would stand there at every visit.
addEventListener(
  'error',
  (event) => {
    const script = event.target as HTMLScriptElement;
    if (script.src) fetch(script.src, { cache: 'reload' }).catch(() => {});
  },
  true,
);

function sayUnlessAlive(): void {
  if (document.documentElement.dataset.alive !== undefined) return;
  for (const words of document.querySelectorAll<HTMLTemplateElement>('template[data-fallback]'))
    words.before(words.content.cloneNode(true));
  for (const button of document.querySelectorAll<HTMLElement>('[data-print-page]')) button.onclick = () => print();
}

addEventListener('DOMContentLoaded', () => setTimeout(sayUnlessAlive, patience));
