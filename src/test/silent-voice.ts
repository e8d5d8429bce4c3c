/**
 * Runs in a page: stands in for what the device speaks with, which lies outside the page. Its voices are those of a server, until the test adds
 * one by `addVoice`; it says nothing, and a sentence ends when the test calls `endSentence`.
 */
export function speakSilently(): void {
  const spoken: string[] = [];
  let current: SpeechSynthesisUtterance | undefined;
  const voice = (lang: string, localService: boolean) => ({ lang, localService }) as SpeechSynthesisVoice;
  const voices = ['en-US', 'gu-IN', 'hi-IN'].map((lang) => voice(lang, false));
  const device = {
    onvoiceschanged: null as (() => void) | null,
    getVoices: () => voices,
    speak(utterance: SpeechSynthesisUtterance) {
      spoken.push(utterance.text);
      current = utterance;
      utterance.onstart?.(new Event('start') as SpeechSynthesisEvent);
    },
    cancel() {
      const cancelled = current;
      current = undefined;
      // As browsers do, later and as a fault.
      setTimeout(() => cancelled?.onerror?.(new Event('error') as SpeechSynthesisErrorEvent));
    },
  };
  Object.defineProperty(window, 'speechSynthesis', { value: device });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', {
    value: class {
      text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  });
  Object.assign(window, {
    spoken,
    isSpeaking: () => current !== undefined,
    endSentence() {
      const ended = current;
      current = undefined;
      ended?.onend?.(new Event('end') as SpeechSynthesisEvent);
    },
    failSentence: () => current?.onerror?.(new Event('error') as SpeechSynthesisErrorEvent),
    neverAnswer: () => (device.speak = () => {}),
    addVoice(lang: string) {
      voices.push(voice(lang, true));
      device.onvoiceschanged?.();
    },
  });
}
