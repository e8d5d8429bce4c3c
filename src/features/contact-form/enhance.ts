/**
 * Enhances the contact form beside React: sends it where React does not come, writes what is typed into other ways to
 * send it, says when the visitor is offline.
 */
import { messageFrom, type ContactMessage } from './contact-message.ts';
import { messageAddress } from './message-link.ts';
import { watchNetwork } from '../../offline/network-watch.ts';
import { fieldsIn } from '../../storage/fields.ts';
import { eraseValues, isArrival } from '../../storage/page-values.ts';
import { store } from '../../storage/value-store.ts';
import { plainLetters } from '../../values/visible-text.ts';
import { hasGoneOn } from '../../islands/last-press.ts';

let isEnhancing = false;

/** How long the browser has to leave the page with the form; a visitor may have stopped it. */
const longestLeaving = 15_000;

/** Set once the browser itself is sending what is typed; the thank-you page then forgets it. */
const posted = 'contact/posted';

const isPosted = () => store.read().get(posted)?.value !== undefined;

/**
 * Whether the form has led here, as its collector does with what it accepts; a page that one comes back to or opens
 * otherwise says nothing.
 */
const isAnswer = () =>
  isArrival() &&
  document.referrer.startsWith(location.origin) &&
  /^\/$|\/contact$/.test(new URL(document.referrer).pathname);

/** True while the browser itself is sending the form and the page is about to be left. */
const isLeaving = () => document.documentElement.hasAttribute('data-leaving');

function setLeaving(leaves: boolean): void {
  document.documentElement.toggleAttribute('data-leaving', leaves);
}

const formSelector = 'form[data-draft]';

/** What stands in the form, by field. */
export const typedIn = (form: HTMLFormElement): ContactMessage =>
  messageFrom(Object.fromEntries([...fieldsIn(form)].map(({ name, value }) => [name, value])));

/** Forgets what was typed into the form: the collector has it. */
export function forgetMessage(): void {
  eraseValues((key) => key.startsWith('contact/'));
}

/** The contact form around a part of the page. */
const formAround = (part: EventTarget | null) =>
  part instanceof Element ? part.closest<HTMLFormElement>(formSelector) : null;

/**
 * Takes the validation over from the browser, which would speak its own language; from now on a press of Send waits for
 * React.
 */
function takeOver(): void {
  const form = document.querySelector<HTMLFormElement>(formSelector);
  if (!form) return;
  form.noValidate = true;
  for (const button of form.querySelectorAll<HTMLElement>('[type=submit]')) button.dataset.press = 'submit';
}

/** Takes out of an address what came along with it unseen when it was pasted, which the browser would call an error. */
function cleanAddress(form: HTMLFormElement): void {
  const address = form.querySelector<HTMLInputElement>('[type=email]');
  if (address) address.value = plainLetters(address.value).trim();
}

/** Has the browser send the form that React does not come to. */
function sendNatively(event: Event): void {
  const form = event.target instanceof Element && event.target.querySelector<HTMLFormElement>(formSelector);
  if (!form) return;
  event.preventDefault();
  // Offline, the browser would leave the page for one that says so; here it is said already, and the text stays.
  if (isLeaving() || !navigator.onLine) return;
  cleanAddress(form);
  form.noValidate = false;
  // What is missing takes the focus.
  if (!(hasGoneOn() ? form.checkValidity() : form.reportValidity())) return;
  setLeaving(true);
  setTimeout(setLeaving, longestLeaving, false);
  store.note(posted, '');
  form.submit();
}

/** Before React, or the browser, sends it; while the browser does, nothing else does. */
function prepare(event: SubmitEvent): void {
  const form = formAround(event.target);
  if (!form) return;
  cleanAddress(form);
  if (!isLeaving()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** What is typed on after the browser has sent the form is another message. */
function typeOn({ target }: Event): void {
  if (isPosted() && formAround(target)) store.note(posted);
}

function writeMessage({ target }: Event): void {
  const form = formAround(target);
  if (!form || !(target instanceof Element)) return;
  const copying = target.closest<HTMLElement>('[data-copy]');
  if (copying) copying.dataset.copy = typedIn(form).message;
  const link = target.closest<HTMLAnchorElement>('a[data-message]');
  if (!link) return;
  const { messageLines = '{}' } = link.closest<HTMLElement>('[data-message-lines]')?.dataset ?? {};
  link.href = messageAddress(link.dataset.message ?? '', typedIn(form), JSON.parse(messageLines));
}

/** Enhances every contact form of the page, also what React has drawn since it was called last. */
export function enhanceContactForms(): void {
  takeOver();
  if (isEnhancing) return;
  isEnhancing = true;
  if (document.querySelector('[data-draft=posted]') && isPosted() && isAnswer()) forgetMessage();
  addEventListener('input', typeOn);
  addEventListener('submit', prepare, true);
  addEventListener('fallback', sendNatively, true);
  // What comes before a link is opened in any way: by tap or Enter, a middle click, a long press and its menu.
  for (const kind of ['pointerdown', 'focusin', 'click']) addEventListener(kind, writeMessage);
  addEventListener('hydrationfailed', takeOver);
  addEventListener('pageshow', () => setLeaving(false));
  watchNetwork();
}
