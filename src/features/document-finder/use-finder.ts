import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { hasGoneOn } from '../../islands/last-press.ts';
import { answerFromAddress, isArrival } from '../../storage/page-values.ts';
import {
  answersIn,
  areComplete,
  openQuestion,
  shownQuestions,
  type Answers,
  type Question,
} from './passport-documents.ts';

/** Id of the place on the page where the list is shown. */
export const listPlace = 'papers-list';

/** Address of the list for some answers, on whatever page has the finder. */
export const listAddress = (answers: Partial<Answers>) => `?${new URLSearchParams({ ...answers })}#${listPlace}`;

/** Whether the address asks for a list; while a question stands open it goes on to, with the answers that there are. */
const isAskedFor = () => Object.keys(answersIn(new URLSearchParams(location.search))).length > 0;

/**
 * The finder's state. What the form holds counts; once the list is asked for, the address follows it, so that the list can be shared,
 * reloaded and opened in another language. `topic` answers the first question on the page of first passports.
 */
export function useFinder(topic: string) {
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState<Partial<Answers>>(topic === 'new' ? { need: 'new' } : {});
  const [listed, setListed] = useState<Partial<Answers>>({});
  // Drawn in steps, so that a slow phone answers the press before it has drawn the list.
  const drawn = useDeferredValue(areComplete(listed) ? listed : undefined);
  /** Whoever asks for the list, here or by a link, is led to it. */
  const isLed = useRef(isArrival() && location.hash === `#${listPlace}`);
  const [unanswered, setUnanswered] = useState<Question>();

  function show(answers: Partial<Answers>): void {
    const address = listAddress(answers);
    if (!address.startsWith(`${location.search}#`)) history.replaceState(history.state, '', address);
    setListed(answers);
  }

  const read = () => answersIn(new FormData(form.current ?? undefined));

  /** Keeps a list that is asked for in step with the answers: while a question stands open there is none. */
  function answer(): void {
    const answers = read();
    setGiven(answers);
    if (unanswered && answers[unanswered]) setUnanswered(undefined);
    if (isAskedFor()) show(answers);
  }

  const follow = useEffectEvent(answer);
  useEffect(() => {
    answerFromAddress();
    const followAddress = () => follow();
    followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, []);

  // What a list of the page says of the case is open to whoever goes on to it.
  const { need } = given;
  useEffect(() => {
    const list = document.querySelector(`[data-answer="papers-need-${need}"]`)?.closest('details');
    if (list) list.open = true;
  }, [need]);

  /** Shows the list, or leads to the first question that is still open. */
  function check(event: FormEvent): void {
    event.preventDefault();
    const answers = read();
    const open = openQuestion(answers);
    setUnanswered(open);
    if (open) {
      if (!hasGoneOn()) form.current?.querySelector<HTMLInputElement>(`[name="${open}"]`)?.focus();
    } else {
      isLed.current = true;
      show(answers);
    }
  }

  // Once it stands there and what gives way to it is gone: before, all of it would move on from under the visitor.
  useLayoutEffect(() => {
    if (!drawn || !isLed.current) return;
    isLed.current = false;
    if (hasGoneOn()) return;
    const place = document.getElementById(listPlace);
    place?.focus({ preventScroll: true });
    place?.scrollIntoView();
  }, [drawn]);

  return { form, listed: drawn, shown: shownQuestions(given), unanswered, check, answer };
}
