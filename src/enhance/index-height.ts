/** Tells styles how high the index of sections is: how many rows it has hangs on words, letters and screen. */
export function measureIndex(): void {
  const index = document.querySelector('[data-index]');
  if (!index) return;
  const { style } = document.documentElement;
  new ResizeObserver(() => style.setProperty('--index', `${index.clientHeight}px`)).observe(index);
}
