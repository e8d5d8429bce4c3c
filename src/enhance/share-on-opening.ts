/**
 * Fetches what sharing needs once a share part opens; until then, and without it, the part offers WhatsApp by itself.
 */

export function shareOnOpening(): void {
  addEventListener(
    'toggle',
    ({ target }) => {
      const part = target instanceof Element && target.closest<HTMLDetailsElement>('[data-share][open]');
      if (part) import('./lazy.ts').then((lazy) => lazy.share(part)).catch(console.warn);
    },
    true,
  );
}
