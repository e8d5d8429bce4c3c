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

/** Names of sentences, and of what stands in a list or alone. */
const sentenceName = /^(|\d+|message|msg|status\w*|result|response|details?|reason|title|description|text|info)$/i;

const failureWords =
  /\b(error|fail(ed|ure)?|invalid|reject(ed)?|refus(ed|al)|denied|forbidden|unauthori[sz]ed|not (found|allowed|accepted|sent)|exceeded|disabled|too many|blocked|spam|captcha)/i;
const deniedFailure = /\b(no|without|0|zero)( \w+)? (errors?|failures?)\b/gi;

const yes = /^(true|yes|y|ok|1|200|success\w*|sent|accepted|delivered|received)$/i;
const no = /^(false|no|n(ot ?)?ok|n|none|null|0|undefined|)$/i;

const isEmpty = (value: unknown) =>
  value instanceof Object ? Object.keys(value).length === 0 : no.test(String(value).trim());

/** Shorter texts, such as a name, may stand within other words. */
const longEnoughToKnow = 20;

/** A sentence without what the visitor wrote, which some services repeat. */
const withoutSent = (sentence: string, sent: readonly string[]) =>
  sent
    .filter((text) => text === sentence || text.length >= longEnoughToKnow)
    .reduce((rest, text) => rest.replaceAll(text, ''), sentence);

/** What one value of an answer says of the message. */
function verdictOf(key: string, value: unknown, sent: readonly string[]): 'error' | 'yes' | 'no' | undefined {
  if (failureName.test(key)) return isEmpty(value) ? undefined : 'error';
  if (codeName.test(key) && Number(value) >= 400) return 'error';
  if (successName.test(key) && yes.test(String(value).trim())) return 'yes';
  if (successName.test(key) && isEmpty(value)) return 'no';
  if (typeof value === 'string' && sentenceName.test(key)) {
    const text = withoutSent(value, sent).replace(deniedFailure, '');
    if (failureWords.test(text)) return 'no';
  }
  return key === '' && value === false ? 'no' : undefined;
}

/**
 * Whether the body of an ok answer says that the message was not accepted: it is a page, as hosts and portals answer
 * for whatever they do not know, or names an error that has content; else a plain yes under a name of success wins over
 * a false under one and over words of failure. Any other false says nothing. `sent` is what the visitor wrote.
 */
export function isRefusal(body: string, sent: readonly string[] = []): boolean {
  if (body.trimStart().startsWith('<')) return true;
  const verdicts = new Set<string | undefined>();
  const judge = (key: string, value: unknown) => {
    verdicts.add(verdictOf(key, value, sent));
    return value;
  };
  try {
    JSON.parse(body, judge);
  } catch {
    judge('', body);
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
