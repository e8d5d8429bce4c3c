/** Opens the part that the address points into, for browsers that do not do it by themselves. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  const part = target?.closest('details');
  if (!part || part.open) return;
  part.open = true;
  target?.scrollIntoView();
}

export function openFragments(): void {
  openTarget();
  addEventListener('hashchange', openTarget);
}
