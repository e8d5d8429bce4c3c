/** Says below each island what works without the page's script; run only where that could not be had. */

// A form that the browser posts by itself goes on working.
const words = document.querySelectorAll<HTMLTemplateElement>('[data-island]:not(:has([method=post])) + template');
for (const each of words) each.replaceWith(each.content);
for (const button of document.querySelectorAll<HTMLElement>('[data-print-page]')) button.onclick = () => print();

export {};
