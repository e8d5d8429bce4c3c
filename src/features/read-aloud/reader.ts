/** Reads a card or a list aloud, sentence by sentence, and marks the line that is being read. */
import { controlsAround, sayBeside } from '../../dom/part-of.ts';
import { patience } from '../../islands/patience.ts';
import { ownVoice } from './enhance.ts';

interface Sentence {
  text: string;
  line: HTMLElement;
}

interface Reading {
  /** The button that reads, and pauses what it reads. */
  button: HTMLElement;
  /** Those that are left: the one that is read, or with which it goes on after a pause, is the first. */
  sentences: Sentence[];
}

let reading: Reading | undefined;

/**
 * What is spoken; held here because browsers forget an utterance that nobody holds, and never say that it has ended.
 */
let spoken: SpeechSynthesisUtterance | undefined;

let overdue: ReturnType<typeof setTimeout>;

const lines = 'ol > li, ol + p, li label, li > p, [role="group"] > :not(ul)';

/** Numbers to dial, which are said digit by digit. */
function numbersToDial(): RegExp {
  const linked = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')].map(({ pathname }) => pathname);
  return new RegExp(`\\+?\\d[\\d ]{7,}\\d|\\b(${linked.filter((number) => /^\d+$/.test(number)).join('|')})\\b`, 'g');
}

const digitByDigit = (number: string) => number.replace(/\D/g, '').split('').join(' ');

function sentencesOf(text: string): string[] {
  // Without a segmenter a line is read in one breath, and a pause goes on from its beginning.
  if (typeof Intl.Segmenter !== 'function') return [text];
  const segmenter = new Intl.Segmenter(document.documentElement.lang, { granularity: 'sentence' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function readableIn(part: Element): Sentence[] {
  const dialled = numbersToDial();
  return [...part.querySelectorAll<HTMLElement>(lines)].flatMap((line) =>
    // As it is shown: without what is hidden, and with a break between blocks.
    sentencesOf(line.innerText.replaceAll('\u2060', '').replace(dialled, digitByDigit)).flatMap((text) =>
      text.trim() ? [{ text: text.trim(), line }] : [],
    ),
  );
}

function mark(line?: HTMLElement): void {
  document.querySelector('[data-aloud]')?.removeAttribute('data-aloud');
  line?.setAttribute('data-aloud', '');
}

function fallSilent(): void {
  spoken = undefined;
  clearTimeout(overdue);
  speechSynthesis.cancel();
}

function stop(): void {
  if (!reading) return;
  const { button } = reading;
  const controls = controlsAround(button);
  reading = undefined;
  fallSilent();
  mark();
  button.setAttribute('aria-pressed', 'false');
  // The control that stops goes, and with it the focus.
  if (controls?.contains(document.activeElement)) button.focus({ preventScroll: true });
  controls?.removeAttribute('data-reading');
}

function giveUp({ button }: Reading): void {
  stop();
  sayBeside(button, button.dataset.failed);
}

function readOn(current: Reading): void {
  const [sentence] = current.sentences;
  const voice = ownVoice();
  // A list may have been drawn anew for other answers.
  if (!sentence?.line.isConnected) return stop();
  if (!voice) return giveUp(current);
  mark(sentence.line);
  const utterance = new SpeechSynthesisUtterance(sentence.text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.onend = () => {
    if (spoken !== utterance) return;
    current.sentences.shift();
    readOn(current);
  };
  utterance.onstart = () => clearTimeout(overdue);
  utterance.onerror = () => {
    if (spoken === utterance) giveUp(current);
  };
  spoken = utterance;
  clearTimeout(overdue);
  // Some devices never begin, and never say so.
  overdue = setTimeout(giveUp, patience, current);
  speechSynthesis.speak(utterance);
}

/**
 * Android's browsers cannot go on after a pause of their own, so it goes on with the sentence in which it was paused.
 */
function pauseOrGoOn(current: Reading): void {
  const isReading = spoken !== undefined;
  current.button.setAttribute('aria-pressed', String(!isReading));
  if (isReading) fallSilent();
  else readOn(current);
}

function begin(button: HTMLElement): void {
  const part = button.closest('[data-list], details');
  if (!part) return;
  const current = { button, sentences: readableIn(part) };
  reading = current;
  sayBeside(button);
  controlsAround(button)?.setAttribute('data-reading', '');
  addEventListener('pagehide', stop);
  // What is closed is not read on.
  part.closest('details')?.addEventListener('toggle', () => reading === current && stop(), { once: true });
  pauseOrGoOn(current);
}

/** Answers a press on one of the two controls of a card or list. */
export function readAloud(pressed: HTMLElement): void {
  if (pressed.dataset.action === 'stop') return stop();
  if (reading?.button === pressed) return pauseOrGoOn(reading);
  stop();
  begin(pressed);
}
