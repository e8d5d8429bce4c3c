/**
 * Opens the part that the address points into, for browsers that do not do it by themselves; or gives the answer for
 * which it stands.
 */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  // Where no script asks, the part itself answers.
  const choice = target?.dataset.choice && document.getElementById(target.dataset.choice);
  if (choice) {
    choice.click();
    // The browser scrolls to what the address names once the page has loaded.
    location.replace(`#${choice.closest('div[id]')?.id}`);
    return;
  }
  let isClosed = false;
  for (let part = target?.closest('details'); part; part = part.parentElement?.closest('details')) {
    isClosed ||= !part.open;
    part.open = true;
  }
  if (isClosed) target?.scrollIntoView();
}

export function openFragments(): void {
  openTarget();
  addEventListener('hashchange', openTarget);
}
