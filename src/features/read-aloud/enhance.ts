/**
 * A voice of the page's language that is on the device itself, so that what it reads goes to no server; undefined where
 * there is none.
 */
export function ownVoice(): SpeechSynthesisVoice | undefined {
  const language = document.documentElement.lang.slice(0, 2);
  return speechSynthesis.getVoices().find(({ lang, localService }) => localService && lang.startsWith(language));
}

/** Shows the buttons that read aloud where there is such a voice. */
export function offerReadingAloud(): void {
  // Asking wakes the device's voices, so only pages that have something to read do; browsers inside of apps may have
  // none.
  if (!window.speechSynthesis || !document.querySelector('[data-action],[data-asked]')) return;
  const offer = () => document.documentElement.toggleAttribute('data-voice', !!ownVoice());
  // Most browsers know their voices only a while later.
  speechSynthesis.onvoiceschanged = offer;
  offer();
}
