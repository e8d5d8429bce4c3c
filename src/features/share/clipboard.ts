import { sayBeside } from '../../dom/part-of.ts';

/** Offers the buttons that copy, where the browser lets pages copy. */
export function offerCopyButtons(): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) button.hidden = false;
}

/** Copies what a button holds; where the visitor or the browser says no, it can be copied by hand. */
export async function copyToClipboard(button: HTMLElement): Promise<void> {
  const { copy: text = '', copied, failed = text } = button.dataset;
  try {
    await navigator.clipboard.writeText(text);
    sayBeside(button, copied);
  } catch {
    sayBeside(button, failed);
  }
}
