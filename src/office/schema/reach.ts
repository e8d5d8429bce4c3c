/** What must be right in a number, an address of mail or of a page, and in how somebody can be reached at all. */
import type { Judge } from './values.ts';
import { parsedUrl } from '../../values/parsed-url.ts';

/**
 * How a number of India is written, where ten digits were meant as one; landlines keep the code of their town, as
 * Rajkot's 281.
 */
function indianNumber(value: string): string {
  const [, digits = '9800000000'] = /^(?:\+?91)?0?([1-9]\d{9})$/.exec(value.replaceAll(/[\s-]/g, '')) ?? [];
  const [, town = '281'] = /^(?:\+?91)?[\s-]?0?(\d{2,4})[\s-]/.exec(value) ?? [];
  if (/^[6-9]/.test(digits)) return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
  return `+91 ${digits.slice(0, town.length)} ${digits.slice(town.length, -4)} ${digits.slice(-4)}`;
}

/** What a phone number lacks, with what was probably meant where it is one of India's. */
export const phoneFault: Judge<string> = (value) =>
  !/^\+(?!9 ?1)\d(?: ?\d){7,14}$|^\+91 ?[1-9](?: ?\d){9}$/.test(value) && ['phone', { like: indianNumber(value) }];

/** What the address of a page lacks. */
export const pageFault: Judge<string> = (value) => {
  const url = parsedUrl(value);
  return !(url?.protocol === 'https:' && url.hostname.includes('.') && !url.username) && 'page-address';
};

/** Letters of any script, but no quotation marks and no two dots in a row. */
const email =
  /^[\p{L}\p{M}\p{N}_+&%-]+(?:\.[\p{L}\p{M}\p{N}_+&%-]+)*@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** That it is none, or that it has letters before the @ that no mailbox has below a domain in Latin ones. */
export const emailFault: Judge<string> = (value) => {
  if (!email.test(value)) return 'email';
  const [, mailbox] = /^(.*[^\x20-\x7e].*)@[\x20-\x7e]+$/.exec(value) ?? [];
  return mailbox && ['mailbox-letters', { mailbox }];
};

/** That a text names an account or address to which money could be sent: who changed it would turn payments away. */
export const payableFault: Judge<string> = (how) =>
  (how.includes('@') || /\p{Nd}{9}/u.test(how.replaceAll(/[\s-]/g, ''))) && 'payable';

/** Whether a text names a way by which somebody could be reached. */
export const reachFault: Judge<string> = (who) =>
  !who.includes('@') && !/\p{Nd}{6}/u.test(who.replaceAll(/[\s-]/g, '')) && 'unreachable';
