import { sayBeside } from '../../site/part-of.ts';
import { withoutJoints } from '../../values/without-joints.ts';

/** Offers the buttons that copy, where the browser lets pages copy. */
export function offerCopying(around: ParentNode = document): void {
  if (!navigator.clipboard) return;
  for (const button of around.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false;
}

/** Copies what a button holds; where the visitor or the browser says no, it can be copied by hand. */
export async function copy(button: HTMLElement): Promise<void> {
  const { copy: text = '', copied, failed = text } = button.dataset;
  try {
    await navigator.clipboard.writeText(text);
    sayBeside(button, copied);
  } catch {
    sayBeside(button, failed);
  }
}

/** Hands what is marked on the page and copied to other programs without the joints that hold its lines together; what stands in a field is the visitor's own. */
export function copyWithoutJoints(): void {
  addEventListener('copy', (event) => {
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
    event.clipboardData?.setData('text/plain', withoutJoints(String(getSelection())));
    event.preventDefault();
  });
}
