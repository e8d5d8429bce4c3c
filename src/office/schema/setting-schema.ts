/** What must be right in the owner's settings: one rule for each kind of value. Tools alone read it, as the schema of the facts. */
import type { z } from 'zod';
import { fittingServices, reasonAgainstService } from '../form-services.ts';
import { hstsScopes, isThisMachine, settings, type Environment, type Setting, type SettingName } from '../settings.ts';
import { faultsOf, oneOf, text } from './values.ts';

const like = (example: string) => `. Write it like ${example}.`;

/** What a phone number lacks, with what was probably meant where it is one of India's. */
export function phoneFault(value: string): string | undefined {
  const isWhole = /^\+(?!9 ?1)\d(?: ?\d){7,14}$|^\+91 ?[1-9](?: ?\d){9}$/.test(value);
  const [, first = '98000', second = '00000'] =
    /^(?:\+?91)?0?([1-9]\d{4})(\d{5})$/.exec(value.replaceAll(/[\s-]/g, '')) ?? [];
  return isWhole ? undefined : `not + and 8 to 15 digits, ten of them after +91${like(`+91 ${first} ${second}`)}`;
}

/** What an e-mail address lacks. */
export const emailFault = (value: string) => !email.test(value) && `no e-mail address${like('office@example.com')}`;

/** Letters of any script, but no quotation marks and no two dots in a row. */
const email =
  /^[\p{L}\p{M}\p{N}_+&%-]+(?:\.[\p{L}\p{M}\p{N}_+&%-]+)*@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

/** A host as registries name it; other signs, which an address may hold, would end a rule of the security policy. */
const host = /^(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[::1\])$/;

/** An address to which browsers send safely, and without a password. */
function safeUrl(value: string): URL | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(value));
  return isSafe && host.test(url.hostname) && !url.username && !url.password ? url : undefined;
}

function endpointFault(value: string): string | undefined {
  const url = safeUrl(value);
  if (!url)
    return `no https:// address (http:// only on localhost) without user and password${like('https://formspree.io/f/abcdefgh')}`;
  const reason = reasonAgainstService(url);
  return reason && `where no message would arrive: ${reason}. Take one of these: ${fittingServices.join(', ')}.`;
}

const canBeReached = (contact: string) => contact.includes('@') || /\p{Nd}{6}/u.test(contact.replaceAll(/[\s-]/g, ''));

const kinds: Readonly<Record<Setting['kind'], z.ZodType<string>>> = {
  phone: text(phoneFault),
  email: text(emailFault),
  origin: text((value) => {
    const url = safeUrl(value);
    return (
      url?.href !== `${url?.origin}/` && `not https:// and a host without a path${like('https://advisory.example')}`
    );
  }),
  endpoint: text(endpointFault),
  contact: text(
    (value) =>
      !canBeReached(value) &&
      'whom nobody could reach. Add a telephone number, an e-mail address, or a postal address with its PIN code.',
  ),
  months: text((value) => !/^[1-9]\d{0,2}$/.test(value) && `no whole number of months${like('12')}`),
  switch: oneOf(['off']),
  hsts: oneOf(hstsScopes),
  text: text(),
};

/** Every setting that is malformed or still an example, as one sentence with its place; empty when the build may start. */
export function settingFaults(
  environment: Environment,
  placeOf: (name: SettingName) => string = () => '.env',
): string[] {
  return (Object.keys(settings) as SettingName[]).flatMap((name) => {
    const value = environment[name]?.trim();
    const { kind, purpose } = settings[name];
    return value ? faultsOf(kinds[kind], value).map((fault) => `${placeOf(name)}: ${name} (${purpose}) ${fault}`) : [];
  });
}
