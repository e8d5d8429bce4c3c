/** What the collecting service says of a message that it refuses; nothing of it is trusted. */

import { visibleText } from '../../values/visible-text.ts';

/** One of its errors. */
export interface CollectorError {
  code: string | undefined;
  message: string;
}

const longestMessage = 200;
const mostErrors = 10;

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const saysSomething = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : isObject(value) && Object.keys(value).length > 0;

/**
 * Whether the body of an ok answer says that the message was not accepted: it is a page, as hosts and portals answer for
 * whatever they do not know, or JSON that says no; some services write the word, not the value.
 */
export function isRefusal(body: string): boolean {
  if (body.trimStart().startsWith('<')) return true;
  const answer = parse(body);
  if (!isObject(answer)) return false;
  const { ok, success, error, errors } = answer;
  return [ok, success].some((said) => said === false || said === 'false') || [error, errors].some(saysSomething);
}

/** The errors of an answer's body; none when it is not JSON, has no array of them, or none of them says anything. */
export function errorsIn(body: string): CollectorError[] {
  const answer = parse(body);
  const errors: unknown = isObject(answer) ? answer.errors : undefined;
  if (!Array.isArray(errors)) return [];
  return errors
    .slice(0, mostErrors)
    .filter(isObject)
    .map(({ code, message }) => ({
      code: typeof code === 'string' ? code : undefined,
      message: typeof message === 'string' ? visibleText(message).slice(0, longestMessage) : '',
    }))
    .filter(({ message }) => message !== '');
}

/** What is shown of one error: the page's own sentence for it, or the collector's, which is in English. */
interface ShownError {
  text: string;
  isCollectors: boolean;
}

/** `known` has the page's sentences by code; where it is undefined, as on English pages, the collector speaks for itself. */
export function shownErrors(
  errors: readonly CollectorError[],
  known: Readonly<Record<string, string>> | undefined,
): ShownError[] {
  const shown = errors.map(({ code, message }): ShownError => {
    const own = known && code !== undefined && Object.keys(known).includes(code) ? known[code] : undefined;
    return own ? { text: own, isCollectors: false } : { text: message, isCollectors: true };
  });
  return shown.filter(({ text }, position) => shown.findIndex((other) => other.text === text) === position);
}
