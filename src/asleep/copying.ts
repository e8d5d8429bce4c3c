/** Offers to copy what a button holds, where the browser lets pages copy; the status beside the button says that it was done. */
export function offerCopying(): void {
  if (!navigator.clipboard) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
    const status = button.parentElement?.querySelector<HTMLElement>('[data-copied]');
    button.hidden = false;
    button.onclick = async () => {
      await navigator.clipboard.writeText(button.dataset.copy ?? '');
      if (status) status.textContent = status.dataset.copied ?? '';
    };
  }
}
