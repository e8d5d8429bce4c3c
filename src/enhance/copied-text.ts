import { withoutNoBreak } from '../values/without-no-break.ts';

/**
 * Hands what is marked on the page and copied to other programs without the no-break characters that hold its lines
 * together; what stands in a field is the visitor's own.
 */
export function copyWithoutNoBreak(): void {
  addEventListener('copy', (event) => {
    if (event.target instanceof Element && event.target.closest('input,textarea')) return;
    const text = withoutNoBreak(String(getSelection()));
    // Nothing is marked: what was copied before stays.
    if (!text) return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  });
}
