/** What happens when a share part opens: the phone's own share sheet comes up, or the part offers to copy the link. */
import { offerCopying } from './copying.ts';

function addressOf({ dataset }: HTMLDetailsElement): string {
  return location.origin + location.pathname + (dataset.share ?? '');
}

/** True when the share sheet has come up, whether something was sent or not. */
async function useShareSheet(url: string): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export async function share(part: HTMLDetailsElement): Promise<void> {
  const url = addressOf(part);
  if (await useShareSheet(url)) {
    part.open = false;
    return;
  }
  const button = part.querySelector<HTMLElement>('[data-copy]');
  if (button) button.dataset.copy = url;
  offerCopying();
}
