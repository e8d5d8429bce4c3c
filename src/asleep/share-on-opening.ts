/** Fetches what sharing needs once a share part opens; until then, and without it, the part offers WhatsApp by itself. */
export function shareOnOpening(): void {
  addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches('[data-share][open]')) void import('./on-some-pages.ts').then(({ share }) => share(target));
    },
    true,
  );
}
