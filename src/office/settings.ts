/** What differs per deployment: read from `.env` or the environment, checked before anything is built. */
import { exampleIn } from './examples.ts';
import { fittingServices, reasonAgainstService } from './form-services.ts';

/** One setting of the owner's. */
export interface Setting {
  /** What the value must look like; each kind has one rule in `faultOf`. */
  kind: 'phone' | 'email' | 'origin' | 'endpoint' | 'months' | 'switch' | 'hsts' | 'text';
  /** Drawn, with a 'sample' mark, until the owner sets a value; without it the part is left out. */
  sample?: string;
  /** What the site does with it, for error messages and the readiness check. */
  purpose: string;
}

export const settings = {
  VITE_SITE_URL: { kind: 'origin', purpose: 'absolute addresses for search engines and share previews' },
  VITE_PHONE: { kind: 'phone', sample: '+91 98000 00000', purpose: 'the number visitors call' },
  VITE_EMAIL: { kind: 'email', sample: 'office@example.com', purpose: 'the address visitors write to' },
  VITE_WHATSAPP: { kind: 'phone', sample: '+91 98000 00000', purpose: 'the WhatsApp number visitors chat with' },
  VITE_FORM_ENDPOINT: { kind: 'endpoint', purpose: 'the service that collects messages from the contact form' },
  VITE_GRIEVANCE_CONTACT: { kind: 'text', purpose: 'who hears a complaint about personal data' },
  VITE_MESSAGES_KEPT_MONTHS: { kind: 'months', purpose: 'how many months messages are kept, said in the privacy notice' },
  VITE_OFFLINE: { kind: 'switch', purpose: 'whether pages are kept on visitors\' devices for reading without a network' },
  VITE_HSTS: { kind: 'hsts', purpose: 'whether browsers keep to https on all hosts of the domain, not on the site alone' },
} as const satisfies Record<string, Setting>;

/** What the owner may ask of browsers beyond https for the site itself. */
export const hstsScopes = ['subdomains', 'preload'] as const;

export type Hsts = (typeof hstsScopes)[number];

export type SettingName = keyof typeof settings;

/** Values as the environment gives them; an empty text counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function urlOf(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}

function isSecure(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname));
}

/** Whether an address leads to the machine on which it is opened, where a published site finds nothing. */
export function isThisMachine(value: string): boolean {
  return loopback.test(urlOf(value)?.hostname ?? '');
}

function phoneFault(value: string): string | undefined {
  if (!/^\+\d(?: ?\d){7,14}$/.test(value)) return 'must be + and 8 to 15 digits, spaces allowed, like +91 98000 00000';
  const isIndian = value.replaceAll(' ', '').startsWith('+91');
  const isWhole = /^\+91[1-9]\d{9}$/.test(value.replaceAll(' ', ''));
  return isIndian && !isWhole ? 'must have ten digits after +91, without a 0 before them, like +91 98000 00000' : undefined;
}

/** Letters of any script, but no quotation marks and no two dots in a row. */
const emailPattern = /^[\p{L}\p{M}\p{N}_+&%-]+(?:\.[\p{L}\p{M}\p{N}_+&%-]+)*@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;

function serviceFault(url: URL): string | undefined {
  const reason = reasonAgainstService(url);
  return reason && `must be another address, because no message would arrive: ${reason}. ${fittingServices.join(', ')} fit`;
}

/** What is wrong with a value, or undefined when it is well formed. */
export function faultOf(kind: Setting['kind'], value: string): string | undefined {
  const url = urlOf(value);
  switch (kind) {
    case 'phone':
      return phoneFault(value);
    case 'email':
      return emailPattern.test(value) ? undefined : 'must be an e-mail address, like office@example.com';
    case 'origin':
      return url && isSecure(url) && url.href === `${url.origin}/`
        ? undefined
        : 'must be https:// and a host without a path, like https://advisory.example';
    case 'endpoint':
      return url && isSecure(url)
        ? serviceFault(url)
        : 'must be an https:// address (http:// only on localhost), like https://formspree.io/f/abcdefgh';
    case 'months':
      return /^[1-9]\d{0,2}$/.test(value) ? undefined : 'must be a whole number of months, like 12';
    case 'switch':
      return value === 'off' ? undefined : 'must be empty, or off to switch it off, like VITE_OFFLINE=off';
    case 'hsts':
      return hstsScopes.some((scope) => scope === value) ? undefined : `must be empty or one of these: ${hstsScopes.join(', ')}, like VITE_HSTS=subdomains`;
    case 'text':
      return undefined;
  }
}

// Some readers of settings take what follows for a comment, this one does not.
const noComment = ' What stands after = is the value, # and all; write a comment in a line of its own.';

/** Every setting that is malformed or still an example, as one readable line with its place; empty when the build may start. */
export function settingFaults(environment: Environment, placeOf: (name: SettingName) => string = () => '.env'): string[] {
  return (Object.keys(settings) as SettingName[]).flatMap((name) => {
    const value = environment[name]?.trim();
    if (!value) return [];
    const { kind, purpose } = settings[name];
    const fault = faultOf(kind, value);
    const told = `${placeOf(name)}: ${name} (${purpose})`;
    if (fault) return [`${told} ${fault}; it is "${value}".${value.includes(' #') ? noComment : ''}`];
    const example = exampleIn(value);
    if (!example) return [];
    return [`${told} is still the example ${example}, which reaches nobody. Write the office's own, or leave nothing after =.`];
  });
}
