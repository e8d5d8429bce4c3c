import { withoutJoints } from '../../office/without-joints.ts';

/** Offers to copy what a button holds, where the browser lets pages copy; the status beside the button says that it was done. */
export function offerCopying(): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const status = button.parentElement?.querySelector<HTMLElement>('[data-copied]');
    button.hidden = false;
    button.onclick = async () => {
      const text = button.dataset.copy ?? '';
      // Where the visitor or the browser says no, it can be copied by hand.
      const said = await navigator.clipboard.writeText(text).then(
        () => status?.dataset.copied,
        () => text,
      );
      if (status) status.textContent = said ?? '';
    };
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
