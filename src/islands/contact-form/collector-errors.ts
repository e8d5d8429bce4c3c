/** What the collecting service says of a message that it refuses; nothing of it is trusted. */

/** One of its errors, made safe to show. */
export interface CollectorError {
  code: string | undefined;
  message: string;
}

const longestMessage = 200;
const mostErrors = 10;

// Control characters, and those that turn the direction of a line: marks, embeddings, overrides, isolates.
const unsafe = /[\p{Cc}\p{Surrogate}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

function safeText(text: string): string {
  // Cut first, so that a message of a megabyte costs no more than a sentence.
  const clean = text.slice(0, 2 * longestMessage).replace(unsafe, ' ').replace(/\s+/g, ' ').trim();
  return clean.length > longestMessage ? `${clean.slice(0, longestMessage).replace(/\p{Surrogate}$/u, '')}…` : clean;
}

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

/** Whether an answer says by itself that the message was not accepted; some services write the word, not the value. */
export function isRefusal(body: string): boolean {
  const answer = parse(body);
  return isObject(answer) && [answer.ok, answer.success].some((said) => said === false || said === 'false');
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
      message: typeof message === 'string' ? safeText(message) : '',
    }))
    .filter(({ message }) => message !== '');
}

/** What is shown of one error: the page's own sentence for it, or the collector's, which is in English. */
export interface ShownError {
  text: string;
  isCollectors: boolean;
}

/** `known` has the page's sentences by code; where it is undefined, as on English pages, the collector speaks for itself. */
export function shownErrors(errors: readonly CollectorError[], known: Readonly<Record<string, string>> | undefined): ShownError[] {
  const shown = errors.map(({ code, message }): ShownError => {
    const own = known && code !== undefined && Object.hasOwn(known, code) ? known[code] : undefined;
    return own ? { text: own, isCollectors: false } : { text: message, isCollectors: true };
  });
  return shown.filter(({ text }, position) => shown.findIndex((other) => other.text === text) === position);
}
