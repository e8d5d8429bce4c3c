/** What happens when a share part opens: the phone's own share sheet comes up, or the part offers to copy the link. */
import { offerCopyButtons } from './clipboard.ts';

/** True when the phone's share sheet has come up, whether something was sent or not, or is up already. */
export async function openShareSheet(shared: ShareData): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title: document.title, ...shared });
    return true;
  } catch (error) {
    return error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name);
  }
}

export async function share(part: HTMLDetailsElement): Promise<void> {
  const url = location.origin + location.pathname + (part.dataset.share ?? '');
  if (await openShareSheet({ url })) {
    part.open = false;
    return;
  }
  const button = part.querySelector<HTMLElement>('[data-copy]');
  if (button) button.dataset.copy = url;
  offerCopyButtons();
}
