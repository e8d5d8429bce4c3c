/** Resolves when jsdom has told of the load, which it does in a task of its own: what listens to it must not run after the last test. */
export const pageLoaded = new Promise<void>((resolve) => {
  if (document.readyState === 'complete') resolve();
  else addEventListener('load', () => resolve(), { once: true });
});
