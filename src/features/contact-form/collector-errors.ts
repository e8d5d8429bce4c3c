/** What the collecting service says of a message that it refuses; nothing of it is trusted. */

import { visibleText } from '../../values/visible-text.ts';

/** One of its errors. */
export type CollectorError = ReturnType<typeof errorsIn>[number];

const longestMessage = 200;
const mostErrors = 10;

/** Names that say whether it went well. */
const yesOrNo = /^(ok|success\w*|sent|accepted|delivered|received)$/i;

const failure = /error|fail|invalid|reject|refus|denied|forbidden|unauthori|\b(spam|blocked)\b/i;

const isNo = (value: unknown) =>
  value === false || value === 0 || /^(false|no|none|null|0|)$/i.test(String(value).trim());

function saysNo(key: string, value: unknown): boolean {
  if (/code|status/i.test(key) && Number(value) >= 400) return true;
  if (typeof value === 'string' && failure.test(value)) return true;
  const isEmpty = value instanceof Object && Object.keys(value).length === 0;
  if (failure.test(key)) return !isEmpty && !isNo(value ?? 0);
  return yesOrNo.test(key) ? !(value instanceof Object) && isNo(value) : /^\d*$/.test(key) && value === false;
}

/**
 * Whether the body of an ok answer says that the message was not accepted: it is a page, as hosts and portals answer for
 * whatever they do not know, or anything in it says no. `sent` is what the visitor wrote, which some services repeat.
 */
export function isRefusal(body: string, sent: readonly string[] = []): boolean {
  const isRepeated = (value: unknown) =>
    typeof value === 'string' && sent.some((text) => text !== '' && value.includes(text));
  if (body.trimStart().startsWith('<')) return true;
  let isRefused = false;
  try {
    JSON.parse(body, (key, value: unknown) => {
      isRefused ||= !isRepeated(value) && saysNo(key, value);
      return value;
    });
    return isRefused;
  } catch {
    return !isRepeated(body) && failure.test(body);
  }
}

/** The errors of an answer's body; none when it is not JSON, has no array of them, or none of them says anything. */
export function errorsIn(body: string) {
  try {
    const { errors } = Object(JSON.parse(body));
    return (Array.isArray(errors) ? errors : []).slice(0, mostErrors).flatMap((error) => {
      const { code, message }: { code?: unknown; message?: unknown } = Object(error);
      const text = typeof message === 'string' ? visibleText(message).slice(0, longestMessage) : '';
      return text ? [{ code: typeof code === 'string' ? code : undefined, message: text }] : [];
    });
  } catch {
    return [];
  }
}

/**
 * What is shown of errors: the page's own sentence for each, or the collector's, which is in English.
 * `known` has the page's sentences by code; on English pages, where it is empty, the collector speaks for itself.
 */
export function shownErrors(errors: readonly CollectorError[], known: Readonly<Record<string, string>>) {
  const sentences = new Map(Object.entries(known));
  const shown = errors.map(({ code = '', message }) => {
    const own = sentences.get(code);
    return { text: own ?? message, isCollectors: own === undefined };
  });
  return shown.filter(({ text }, position) => shown.findIndex((other) => other.text === text) === position);
}
