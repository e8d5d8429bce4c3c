/** Fetches what sharing needs once a share part opens; until then, and without it, the part offers WhatsApp by itself. */
import { renew } from './renew.ts';

export function shareOnOpening(): void {
  addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.matches('[data-share][open]')) import('./on-some-pages.ts').then((part) => part.share(target)).catch(renew);
    },
    true,
  );
}
