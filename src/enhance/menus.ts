/**
 * Menus open without a script; this closes them again on Escape, on a tap elsewhere, when another opens, and when the
 * page is left, which they would cover for whoever comes back.
 */
const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

/** Closes them all, but for one that an element stands in. */
function closeMenus(around?: EventTarget | null): void {
  for (const menu of openMenus()) menu.open = around instanceof Element && menu.contains(around);
}

export function closeMenusFromOutside(): void {
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
      menu.open = false;
    }
  });
  addEventListener('hashchange', () => closeMenus());
  for (const kind of ['pointerdown', 'focusin', 'pagehide'] as const)
    addEventListener(kind, ({ target }) => closeMenus(target));
}
