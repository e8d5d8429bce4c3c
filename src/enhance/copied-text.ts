/**
 * Hands what is marked on the page and copied to other programs without the joints that hold its lines together; what
 * stands in a field is the visitor's own. `values/without-joints.ts` says the same, but comes in one file with React.
 */
export function copyWithoutJoints(): void {
  addEventListener('copy', (event) => {
    if (event.target instanceof Element && event.target.closest('input,textarea')) return;
    const text = String(getSelection())
      .replace(/\u00a0/g, ' ')
      .replace(/\u2060/g, '');
    // Nothing is marked: what was copied before stays.
    if (!text) return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  });
}
