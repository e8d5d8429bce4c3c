/** What must be right in a number, an address of mail or of a page, and in how somebody can be reached at all. */

const like = (example: string) => `. Write it like "${example}".`;

/** What a phone number lacks, with what was probably meant where it is one of India's. */
export function phoneFault(value: string): string | undefined {
  const isWhole = /^\+(?!9 ?1)\d(?: ?\d){7,14}$|^\+91 ?[1-9](?: ?\d){9}$/.test(value);
  const [, first = '98000', second = '00000'] =
    /^(?:\+?91)?0?([1-9]\d{4})(\d{5})$/.exec(value.replaceAll(/[\s-]/g, '')) ?? [];
  return isWhole ? undefined : `not + and 8 to 15 digits, ten of them after +91${like(`+91 ${first} ${second}`)}`;
}

/** What an e-mail address lacks. */
export const emailFault = (value: string) => !email.test(value) && `no e-mail address${like('office@example.com')}`;

/** What the address of a page lacks. */
export const pageFault = (value: string) => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return (
    !(url?.protocol === 'https:' && url.hostname.includes('.') && !url.username) &&
    'no https:// address of a page, so nobody would be led there. Copy it from the browser.'
  );
};

/** Letters of any script, but no quotation marks and no two dots in a row. */
const email =
  /^[\p{L}\p{M}\p{N}_+&%-]+(?:\.[\p{L}\p{M}\p{N}_+&%-]+)*@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** That a text names an account or address to which money could be sent: who changed it would turn payments away. */
export const payableFault = (how: string) =>
  (how.includes('@') || /\p{Nd}{9}/u.test(how.replaceAll(/[\s-]/g, ''))) &&
  'which names where money is sent, and whoever could change it would turn payments away. Say how one can pay alone, like "Cash, UPI or card at the counter."';

/** What a text lacks by which somebody could be reached. */
export const reachFault = (who: string) =>
  !who.includes('@') &&
  !/\p{Nd}{6}/u.test(who.replaceAll(/[\s-]/g, '')) &&
  'whom nobody could reach. Add a telephone number, an e-mail address, or a postal address with its PIN code.';
