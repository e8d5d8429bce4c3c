/**
 * Opens what is closed while the page is printed, in engines whose styles cannot: all before Chrome 131, Safari 18.4
 * and Firefox 143.
 */
export function openOnPaper(): void {
  if (CSS.supports('selector(::details-content)')) return;
  let opened: { fold: HTMLDetailsElement; name: string }[] = [];
  addEventListener('beforeprint', () => {
    const closed = document.querySelectorAll<HTMLDetailsElement>(
      'details:not([open]):not([data-share]):not([data-menu])',
    );
    opened = [...closed].map((fold) => ({ fold, name: fold.getAttribute('name') ?? '' }));
    for (const { fold } of opened) {
      // Those of one name would close each other.
      fold.removeAttribute('name');
      fold.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const { fold, name } of opened.splice(0)) {
      fold.open = false;
      if (name) fold.setAttribute('name', name);
    }
  });
}
