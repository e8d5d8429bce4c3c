import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { hasGoneOn } from '../../islands/last-press.ts';
import { chooseFromAddress, isArrival } from '../../storage/page-values.ts';
import {
  answerId,
  choicesIn,
  areComplete,
  openQuestion,
  shownQuestions,
  type FinderCase,
  type Question,
} from './passport-documents.ts';

/** Id of the place on the page where the list is shown. */
export const listId = 'papers-list';

/** Address of the list for some answers, on whatever page has the finder. */
export const listAddress = (choices: Partial<FinderCase>) => `?${new URLSearchParams({ ...choices })}#${listId}`;

/** Whether the address asks for a list; while a question stands open it goes on to, with the answers that there are. */
const isAskedFor = () => Object.keys(choicesIn(new URLSearchParams(location.search))).length > 0;

/**
 * The finder's state. What the form holds counts; once the list is asked for, the address follows it, so that the list
 * can be shared, reloaded and opened in another language. `topic` answers the first question on the page of first
 * passports.
 */
export function useFinder(topic: string) {
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState<Partial<FinderCase>>(topic === 'new' ? { need: 'new' } : {});
  const [listed, setListed] = useState<Partial<FinderCase>>({});
  // Drawn in steps, so that a slow phone answers the press before it has drawn the list.
  const drawn = useDeferredValue(areComplete(listed) ? listed : undefined);
  /** Whoever asks for the list, here or by a link, is led to it. */
  const isLed = useRef(isArrival() && location.hash === `#${listId}`);
  const [unanswered, setUnanswered] = useState<Question>();

  function show(choices: Partial<FinderCase>): void {
    const address = listAddress(choices);
    if (!address.startsWith(`${location.search}#`)) history.replaceState(history.state, '', address);
    setListed(choices);
  }

  const read = () => choicesIn(new FormData(form.current ?? undefined));

  /** Keeps a list that is asked for in step with the answers: while a question stands open there is none. */
  function update(): void {
    const choices = read();
    setGiven(choices);
    if (unanswered && choices[unanswered]) setUnanswered(undefined);
    if (isAskedFor()) show(choices);
  }

  const follow = useEffectEvent(update);
  useEffect(() => {
    chooseFromAddress();
    const followAddress = () => follow();
    followAddress();
    addEventListener('popstate', followAddress);
    return () => removeEventListener('popstate', followAddress);
  }, []);

  // What a list of the page says of the case is open to whoever goes on to it.
  const { need } = given;
  useEffect(() => {
    const list = document.querySelector(`[data-choice="${answerId('need', need ?? '')}"]`)?.closest('details');
    if (list) list.open = true;
  }, [need]);

  /** Shows the list, or leads to the first question that is still open. */
  function check(event: FormEvent): void {
    event.preventDefault();
    const choices = read();
    const open = openQuestion(choices);
    setUnanswered(open);
    if (open) {
      if (!hasGoneOn()) form.current?.querySelector<HTMLInputElement>(`[name="${open}"]`)?.focus();
    } else {
      isLed.current = true;
      show(choices);
    }
  }

  // Once it stands there and what gives way to it is gone: before, all of it would move on from under the visitor.
  useLayoutEffect(() => {
    if (!drawn || !isLed.current) return;
    isLed.current = false;
    if (hasGoneOn()) return;
    const container = document.getElementById(listId);
    container?.focus({ preventScroll: true });
    container?.scrollIntoView();
  }, [drawn]);

  return { form, listed: drawn, shown: shownQuestions(given), unanswered, check, update };
}
