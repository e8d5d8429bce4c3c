/** Where the editor stands on the page, and its words in the page's language. */
import { pageAt } from '../../../site/urls.ts';
import { element } from './element.ts';
import { wordsIn } from './interface-texts.ts';
import { style } from './style.ts';

export const { language } = pageAt(location.pathname);
export const words = wordsIn(language);

const place = element('div', { translate: false });
export const host = place.attachShadow({ mode: 'open' });
host.append(element('style', {}, style));
document.documentElement.append(place);

/** Opens a dialog in place of any other, which Escape closes; what it returns closes it too. */
export function dialog(name: string, from: HTMLElement, ...children: Node[]): () => void {
  const made = element('dialog', { open: true, ariaLabel: name }, ...children);
  const close = () => {
    made.remove();
    from.focus();
  };
  made.onkeydown = (event) => {
    // The page below must not take these keys for its own.
    event.stopPropagation();
    if (event.key === 'Escape') close();
  };
  host.querySelector('dialog')?.remove();
  host.append(made);
  return close;
}
