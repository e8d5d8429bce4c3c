/** Stands in the head of every page, so that it runs where the page's own script is late, lost or broken; and short, because every page has it. */

addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const [field] = form.getElementsByTagName('input');
  if (form.dataset.find === undefined || !field) return;
  event.preventDefault();
  // Behind the #, which no host is sent.
  location.href = `${form.action}#${new URLSearchParams({ q: field.value.trim() })}`;
});

/** How long the page's script may take once the page is there, in milliseconds. */
const patience = 4000;

function sayUnlessAlive(): void {
  if (document.documentElement.dataset.alive !== undefined) return;
  for (const words of document.querySelectorAll<HTMLTemplateElement>('[data-instead]'))
    words.before(words.content.cloneNode(true));
  for (const button of document.querySelectorAll<HTMLElement>('[data-print-page]')) button.onclick = () => print();
}

addEventListener('DOMContentLoaded', () => setTimeout(sayUnlessAlive, patience));

export {};
