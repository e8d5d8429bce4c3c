import { useEffect, useEffectEvent, useMemo, useRef, useState, type FormEvent } from 'react';
import { answerFromAddress } from '../../keeping/page-values.ts';
import { answersFrom, answersIn, openQuestion, queryOf, shownQuestions, type Question } from './passport-documents.ts';

/** Id of the place on the page where the list is shown. */
export const listPlace = 'papers-list';

/** Address of the list for some answers, on whatever page has the finder. */
export const listAddress = (answers: URLSearchParams) => `?${answers}#${listPlace}`;

/** Whether the address asks for a list; while a question stands open it goes on to, with the answers that there are. */
const isAskedFor = () => Object.keys(answersIn(new URLSearchParams(location.search))).length > 0;

/**
 * The finder's state. What the form holds counts; once the list is asked for, the address follows it, so that the list can be shared,
 * reloaded and opened in another language. `topic` answers the first question on the page of first passports.
 */
export function useFinder(topic: string) {
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState(topic === 'new' ? 'need=new' : '');
  const asked = useMemo(() => shownQuestions(new URLSearchParams(given)), [given]);
  const [query, setQuery] = useState('');
  const answers = useMemo(() => answersFrom(new URLSearchParams(query)), [query]);
  const [unanswered, setUnanswered] = useState<Question>();

  function show(): void {
    if (!form.current) return;
    const given = new URLSearchParams({ ...answersIn(queryOf(form.current)) });
    if (location.search !== `?${given}`) history.replaceState(history.state, '', listAddress(given));
    setQuery(String(given));
  }

  const follow = useEffectEvent(() => isAskedFor() && show());
  useEffect(() => {
    answerFromAddress();
    if (form.current) setGiven(String(queryOf(form.current)));
    const followAddress = () => follow();
    followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, []);

  // What a list of the page says of the case is open to whoever goes on to it.
  const need = new URLSearchParams(given).get('need') ?? '';
  useEffect(() => {
    const list = document.querySelector(`[data-answer="papers-need-${need}"]`)?.closest('details');
    if (list) list.open = true;
  }, [need]);

  /** Shows the list, or leads to the first question that is still open. */
  function check(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const open = openQuestion(queryOf(event.currentTarget));
    setUnanswered(open);
    if (open) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${open}"]`)?.focus();
    } else {
      show();
      const place = document.getElementById(listPlace);
      place?.focus({ preventScroll: true });
      place?.scrollIntoView();
    }
  }

  /** Keeps a list that is asked for in step with the answers: while a question stands open there is none. */
  function answer(event: FormEvent<HTMLFormElement>): void {
    const query = queryOf(event.currentTarget);
    setGiven(String(query));
    if (unanswered && query.has(unanswered)) setUnanswered(undefined);
    if (isAskedFor()) show();
  }

  return { form, answers, asked, unanswered, check, answer };
}
