/** What must be right in a number, an address of mail or of a page, and in how somebody can be reached at all. */
import type { Judge } from './kinds.ts';
import { parsedUrl } from '../../values/parsed-url.ts';

/** What a phone number lacks. */
export const phoneFault: Judge<string> = (value) =>
  !/^\+(?!9 ?1)\d(?: ?\d){7,14}$|^\+91 ?[1-9](?: ?\d){9}$/.test(value) && ['phone', { like: '+91 98250 12345' }];

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
