/** Tends the contact form beside React: keeps what is typed, holds Send until React can take it, says when the visitor is offline. */
import { draft, type Typed } from './draft.ts';
import { letterAddress, letterFrom } from './letter.ts';
import { sleepingRegion, wake } from './wake.ts';

/** How long Send waits for React before the browser sends the form itself. */
const patience = 5000;

let isTending = false;

/** How long the browser has to leave the page with the form; a visitor may have stopped it. */
const longestLeaving = 15_000;

/** True while the browser itself is sending the form and the page is about to be left. */
const isLeaving = () => document.documentElement.hasAttribute('data-leaving');

function setLeaving(leaves: boolean): void {
  document.documentElement.toggleAttribute('data-leaving', leaves);
}

const formSelector = 'form[data-draft]';

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]), textarea')];
}

/** What stands in the form, by field. */
export function typedIn(form: HTMLFormElement): Typed {
  return Object.fromEntries(fieldsOf(form).map((field) => [field.name, field.value]));
}

/** Whether the browser has come back to the page and filled its fields as they were when it was left; the draft may be newer. */
const isBack = () => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Whether what the browser filled in again can only be what the draft has had: the page was tended when it was left, and the visitor has not touched it since. */
const isRefilled = () => isBack() && history.state?.isTended === true && navigator.userActivation?.hasBeenActive === false;

/** Puts the draft into a form's empty fields, and takes its validation over from the browser, which would speak its own language. */
export function tendForm(form: HTMLFormElement): void {
  form.noValidate = true;
  const kept = draft.read();
  for (const field of fieldsOf(form)) {
    const latest = kept[field.name] ?? '';
    const isEmptied = kept[field.name] === '' && isRefilled();
    field.value = isEmptied ? '' : (isBack() && latest) || field.value || latest;
  }
  // Typed before this script came.
  const typed = typedIn(form);
  if (Object.entries(typed).some(([field, value]) => value !== (kept[field] ?? ''))) draft.keep(typed);
}

function tendAll(): void {
  document.querySelectorAll<HTMLFormElement>(formSelector).forEach(tendForm);
}

/** The page comes back from the browser's memory as it was left; another page of the tab may have taken the draft further, or sent it. */
function returnTo({ persisted }: PageTransitionEvent): void {
  setLeaving(false);
  if (!persisted) return;
  const kept = draft.read();
  for (const form of document.querySelectorAll<HTMLFormElement>(formSelector)) {
    const fields = fieldsOf(form);
    for (const field of fields) field.value = kept[field.name] ?? '';
    // An awake form counts the letters of each.
    for (const field of fields) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function sendNatively(form: HTMLFormElement): void {
  // Offline, the browser would leave the page for one that says so; here it is said already, and the text stays.
  if (!navigator.onLine) return;
  form.noValidate = false;
  if (!form.reportValidity()) return;
  setLeaving(true);
  setTimeout(setLeaving, longestLeaving, false);
  draft.markPosted();
  form.submit();
}

function hold(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches(formSelector)) return;
  const region = sleepingRegion(form);
  if (!region && !isLeaving()) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!region || isLeaving() || region.dataset.held) return;
  region.dataset.held = String(Date.now());
  const tooLong = new Promise<never>((_, reject) => setTimeout(reject, patience));
  const current = () => region.querySelector<HTMLFormElement>(formSelector) ?? form;
  Promise.race([wake(region), tooLong])
    .then(
      () => current().requestSubmit(),
      () => sendNatively(current()),
    )
    .finally(() => delete region.dataset.held);
}

function keep({ target }: Event): void {
  const form = target instanceof Element && target.closest<HTMLFormElement>(formSelector);
  if (form) draft.keep(typedIn(form));
}

function writeLetter({ target }: MouseEvent): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-letter]');
  const form = document.querySelector<HTMLFormElement>(formSelector);
  if (!link || !form) return;
  const lines: Record<string, string> = JSON.parse(link.closest<HTMLElement>('[data-letter-lines]')?.dataset.letterLines ?? '{}');
  link.href = letterAddress(link.dataset.letter ?? '', letterFrom(typedIn(form), lines));
}

function sayWhetherOffline(): void {
  document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
}

/** Tends every contact form of the page, those that React draws later too; calling it again does nothing. */
export function tendContactForms(): void {
  if (isTending) return;
  isTending = true;
  tendAll();
  history.replaceState({ ...history.state, isTended: true }, '');
  if (document.querySelector('[data-draft=posted]')) draft.forgetPosted();
  addEventListener('input', keep);
  addEventListener('submit', hold, true);
  addEventListener('click', writeLetter);
  // React gave the form up, and what stands there may be older than what was typed.
  addEventListener('asleep', tendAll);
  addEventListener('pageshow', returnTo);
  addEventListener('online', sayWhetherOffline);
  addEventListener('offline', sayWhetherOffline);
  sayWhetherOffline();
}
