/**
 * What follows once something opens. What sharing needs is fetched only then; until then, and without it, its part
 * offers WhatsApp by itself.
 */

/**
 * Shares what opens to be shared, and closes whatever else has the name of what opens, in engines that do not do it
 * themselves: before Chrome 120, Safari 17.2 and Firefox 130.
 */
export function followOpening(): void {
  addEventListener(
    'toggle',
    ({ target }) => {
      const part = target as HTMLDetailsElement;
      if (!part.open) return;
      if ('share' in part.dataset) import('./lazy.ts').then((lazy) => lazy.share(part)).catch(console.warn);
      for (const each of document.getElementsByName(part.getAttribute('name') ?? ''))
        each.toggleAttribute('open', each === part);
    },
    true,
  );
}
