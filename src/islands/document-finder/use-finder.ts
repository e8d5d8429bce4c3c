import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { answersFrom, openQuestion, questionNames, type Answers, type Question } from './passport-documents.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Id of the place on the page where the list is shown. */
export const listPlace = 'papers-list';

/** Address of the list for some answers, on whatever page has the finder. */
export const listAddress = (answers: URLSearchParams) => `?${answers}#${listPlace}`;

/** Puts answers into the address, so that the list can be shared, reloaded and opened in another language. */
function ask(query: URLSearchParams): void {
  history.replaceState(history.state, '', listAddress(query));
  for (const listener of listeners) listener();
}

/** Answers that the address asks for; undefined before the island hydrates, and when they are not complete. */
function useAskedAnswers(): Answers | undefined {
  const search = useSyncExternalStore(subscribe, () => location.search, () => '');
  return useMemo(() => answersFrom(new URLSearchParams(search)), [search]);
}

/** Answers as the form holds them; a question without an answer is left out. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** What is left of answers without those to questions that the others make needless. */
const asked = (query: URLSearchParams) => new URLSearchParams({ ...answersFrom(query) });

/** Whether the visitor has chosen, before the form hydrated, what the address does not say. */
function isNewer(form: HTMLFormElement, answers: Answers): boolean {
  return questionNames.some((name) => {
    const chosen = form.querySelector<HTMLInputElement>(`[name="${name}"]:checked`);
    return chosen !== null && !chosen.defaultChecked && chosen.value !== answers[name];
  });
}

/** The finder's state: the form's until the list is asked for, then the address's. */
export function useFinder() {
  const form = useRef<HTMLFormElement>(null);
  const answers = useAskedAnswers();
  const [unanswered, setUnanswered] = useState<Question>();

  const follows = useRef(false);
  useEffect(() => {
    if (!answers || !form.current) return;
    const isFirst = !follows.current;
    follows.current = true;
    if (isFirst && isNewer(form.current, answers)) {
      const query = queryOf(form.current);
      if (answersFrom(query)) ask(asked(query));
      return;
    }
    for (const name of questionNames) {
      const field = form.current.elements.namedItem(name);
      if (field instanceof RadioNodeList) field.value = answers[name] ?? '';
    }
  }, [answers]);

  /** Shows the list, or leads to the first question that is still open. */
  function check(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const query = queryOf(event.currentTarget);
    const open = openQuestion(query);
    setUnanswered(open);
    if (open) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${open}"]`)?.focus();
    } else {
      ask(asked(query));
      const place = document.getElementById(listPlace);
      place?.focus({ preventScroll: true });
      place?.scrollIntoView();
    }
  }

  /** Keeps a list that is shown in step with the answers. */
  function answer(event: FormEvent<HTMLFormElement>): void {
    const query = queryOf(event.currentTarget);
    if (unanswered && query.has(unanswered)) setUnanswered(undefined);
    if (answers && answersFrom(query)) ask(asked(query));
  }

  return { form, answers, unanswered, check, answer };
}
