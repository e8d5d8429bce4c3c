/** What the collecting service says of a message that it refuses; nothing of it is trusted. */

import { beginningWithin } from '../../values/beginning-within.ts';
import { visibleText } from '../../values/visible-text.ts';

/** One of its errors. */
export type CollectorError = ReturnType<typeof errorsIn>[number];

const longestMessage = 200;
const mostErrors = 10;

/** Names under which a yes or a no says whether it went well. */
const successName = /^(ok|success\w*|valid|accepted|submitted|sent|delivered|received|saved|status|[iI]s[A-Z_]\w*)$/;

/** Names of what went wrong, which only counts with content. */
const failureName =
  /^((is|has|form|field|validation)_?)?((error|fail|invalid|reject|refus|denied|forbidden|unauthori)\w*|spam|blocked)$/i;

/** Names of a code of HTTP. */
const codeName = /^(http_?)?(code|status|status_?code)$/i;

const yes = /^(true|yes|y|ok|1|200|success\w*|sent|accepted|delivered|received)$/i;
const nothing = /^(false|no|n(ot ?)?ok|n|none|null|0|undefined|)$/i;
const failure = /^(error|fail|invalid|reject|refus|denied|forbidden|unauthori|blocked|spam)/i;

const isEmpty = (value: unknown) =>
  value instanceof Object ? Object.keys(value).length === 0 : nothing.test(String(value).trim());

/** What one value of an answer says of the message. */
function verdictOf(key: string, value: unknown): 'error' | 'yes' | 'no' | undefined {
  if (failureName.test(key)) return isEmpty(value) ? undefined : 'error';
  if (codeName.test(key) && Number(value) >= 400) return 'error';
  if (!successName.test(key)) return undefined;
  if (yes.test(String(value).trim())) return 'yes';
  return isEmpty(value) || failure.test(String(value).trim()) ? 'no' : undefined;
}

/**
 * Whether the body of an ok answer says that the message was not accepted: it is a page, as hosts and portals answer
 * for whatever they do not know, or names an error that has content; else a plain yes under a name of success wins over
 * a no under one. Any other false, and a sentence, says nothing.
 */
export function isRefusal(body: string): boolean {
  if (/^\s*(<|false\s*$)/.test(body)) return true;
  const verdicts = new Set<string | undefined>();
  try {
    JSON.parse(body, (key, value) => {
      verdicts.add(verdictOf(key, value));
      return value;
    });
  } catch {
    // A word of thanks, as some services answer.
  }
  return verdicts.has('error') || (verdicts.has('no') && !verdicts.has('yes'));
}

/** The errors of an answer's body; none when it is not JSON, has no array of them, or none of them says anything. */
export function errorsIn(body: string) {
  try {
    const { errors } = Object(JSON.parse(body));
    return (Array.isArray(errors) ? errors : []).slice(0, mostErrors).flatMap((error) => {
      const { code, message }: { code?: unknown; message?: unknown } = Object(error);
      const text = typeof message === 'string' ? beginningWithin(visibleText(message), longestMessage) : '';
      return text ? [{ code: typeof code === 'string' ? code : undefined, message: text }] : [];
    });
  } catch {
    return [];
  }
}

/**
 * What is shown of errors: the page's own sentence for each, or the collector's, of which is said that it is that, since
 * it is in English.
 * `known` has the page's sentences by code; on English pages, where it is empty, the collector speaks for itself.
 */
export function shownErrors(errors: readonly CollectorError[], known: Readonly<Record<string, string>>) {
  const sentences = new Map(Object.entries(known));
  return new Map(errors.map(({ code = '', message }) => [sentences.get(code) ?? message, !sentences.has(code)]));
}
