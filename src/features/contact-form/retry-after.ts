/**
 * Seconds that a Retry-After header asks to wait, from either of its forms, a number of seconds or a date
 * (RFC 9110, section 10.2.3); undefined when it says neither, or a time that is past.
 */
export function secondsToWait(header: string, now: number): number | undefined {
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return seconds > 0 && Number.isSafeInteger(seconds) ? seconds : undefined;
}
