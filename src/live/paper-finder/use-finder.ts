import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react';
import { answersFrom, questionNames, type Answers, type Question } from '../../business/passport-papers.ts';

/** Answers as the form holds them; a question without an answer is left out. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** The finder's state, which lives in the form and, once a list is shown, in the address. */
export function useFinder() {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState<Answers>();
  const [unanswered, setUnanswered] = useState<Question>();

  const show = useCallback((found: Answers | undefined, query: URLSearchParams) => {
    setAnswers(found);
    setUnanswered(found ? undefined : questionNames.find((name) => !query.get(name)));
  }, []);

  useEffect(() => {
    // The browser's own bubbles would speak the browser's language.
    if (form.current) form.current.noValidate = true;
    const query = new URLSearchParams(location.search);
    const asked = answersFrom(query);
    if (!asked || !form.current) return;
    for (const name of questionNames) {
      const field = form.current.elements.namedItem(name);
      if (field instanceof RadioNodeList) field.value = asked[name];
    }
    show(asked, query);
  }, [show]);

  const check = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const query = queryOf(event.currentTarget);
      const found = answersFrom(query);
      show(found, query);
      if (!found) {
        const missing = questionNames.find((name) => !query.get(name));
        event.currentTarget.querySelector<HTMLInputElement>(`[name="${missing}"]`)?.focus();
        return;
      }
      history.replaceState(history.state, '', `?${query}#papers`);
      result.current?.focus();
    },
    [show],
  );

  /** Keeps a list that is shown in step with the answers. */
  const answer = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      const query = queryOf(event.currentTarget);
      const found = answersFrom(query);
      setUnanswered((open) => (open && query.get(open) ? undefined : open));
      setAnswers((shown) => shown && found);
      if (answers && found) history.replaceState(history.state, '', `?${query}#papers`);
    },
    [answers],
  );

  return { form, result, answers, unanswered, check, answer };
}
