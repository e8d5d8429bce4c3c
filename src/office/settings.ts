/** What differs per deployment: read from `.env` or the environment, checked before anything is built. */
import { fittingServices, reasonAgainstService } from './form-services.ts';
import { isIsoDay } from './iso-day.ts';
import { capacities } from './licence.ts';
import { faultsTogether } from './settings-together.ts';

/** One setting of the owner's. */
export interface Setting {
  /** What the value must look like; each kind has one rule in `faultOf`. */
  kind: 'phone' | 'email' | 'origin' | 'endpoint' | 'address' | 'months' | 'switch' | 'day' | 'capacity' | 'hsts' | 'text';
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
  VITE_LEGAL_NAME: { kind: 'text', purpose: 'the name in which the office holds its licence, in the footer' },
  VITE_LICENCE_CAPACITY: { kind: 'capacity', purpose: 'what the licence makes of the office, in the footer' },
  VITE_LICENCE_NUMBER: { kind: 'text', purpose: 'the number of the licence, in the footer' },
  VITE_LICENCE_VALID_UNTIL: { kind: 'day', purpose: 'the last day of the licence, in the footer' },
  VITE_LICENCE_INSURERS: { kind: 'text', purpose: 'the insurers that have appointed the office, in the footer' },
  VITE_PASSPORT_CHARGE: { kind: 'text', purpose: 'what the office charges for help with passports, which the pages tell visitors to ask meanwhile' },
  VITE_PASSPORT_CHARGE_GU: { kind: 'text', purpose: 'the same charge, said in Gujarati' },
  VITE_PASSPORT_CHARGE_HI: { kind: 'text', purpose: 'the same charge, said in Hindi' },
  VITE_GRIEVANCE_CONTACT: { kind: 'text', purpose: 'who hears a complaint about personal data' },
  VITE_MESSAGES_KEPT_MONTHS: { kind: 'months', purpose: 'how many months messages are kept, said in the privacy notice' },
  VITE_OFFLINE: { kind: 'switch', purpose: 'whether pages are kept on visitors\' devices for reading without a network' },
  VITE_HSTS: { kind: 'hsts', purpose: 'whether browsers keep to https on all hosts of the domain, not on the site alone' },
  VITE_FACEBOOK: { kind: 'address', purpose: 'the Facebook link in the footer' },
  VITE_INSTAGRAM: { kind: 'address', purpose: 'the Instagram link in the footer' },
  VITE_YOUTUBE: { kind: 'address', purpose: 'the YouTube link in the footer' },
  VITE_LINKEDIN: { kind: 'address', purpose: 'the LinkedIn link in the footer' },
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

function serviceFault(host: string): string | undefined {
  const reason = reasonAgainstService(host);
  return reason && `must be an address of another service, because no message would arrive: ${reason}. ${fittingServices.join(', ')} fit`;
}

/** What is wrong with a value, or undefined when it is well formed. */
export function faultOf(kind: Setting['kind'], value: string): string | undefined {
  const url = urlOf(value);
  switch (kind) {
    case 'phone':
      return /^\+\d(?: ?\d){7,14}$/.test(value) ? undefined : 'must be + and 8 to 15 digits, spaces allowed, like +91 98000 00000';
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : 'must be an e-mail address, like office@example.com';
    case 'origin':
      return url && isSecure(url) && url.href === `${url.origin}/`
        ? undefined
        : 'must be https:// and a host without a path, like https://advisory.example';
    case 'endpoint':
      return url && isSecure(url)
        ? serviceFault(url.hostname)
        : 'must be an https:// address (http:// only on localhost), like https://formspree.io/f/abcdefgh';
    case 'address':
      return url?.protocol === 'https:' ? undefined : 'must be an https:// address';
    case 'months':
      return /^[1-9]\d{0,2}$/.test(value) ? undefined : 'must be a whole number of months, like 12';
    case 'switch':
      return value === 'off' ? undefined : 'must be empty, or off to switch it off, like VITE_OFFLINE=off';
    case 'day':
      return isIsoDay(value) ? undefined : 'must be a day of the calendar, like 2029-03-31';
    case 'capacity':
      return capacities.some((capacity) => capacity === value) ? undefined : `must be one of these: ${capacities.join(', ')}, like VITE_LICENCE_CAPACITY=agent`;
    case 'hsts':
      return hstsScopes.some((scope) => scope === value) ? undefined : `must be empty or one of these: ${hstsScopes.join(', ')}, like VITE_HSTS=subdomains`;
    case 'text':
      return undefined;
  }
}

// Some readers of settings take what follows for a comment, this one does not.
const noComment = ' What stands after = is the value, # and all; write a comment in a line of its own.';

/** Every malformed setting as one readable line; empty when the build may start. */
export function settingFaults(environment: Environment): string[] {
  const single = (Object.keys(settings) as SettingName[]).flatMap((name) => {
    const value = environment[name]?.trim();
    const fault = value ? faultOf(settings[name].kind, value) : undefined;
    if (!fault) return [];
    return [`${name} (${settings[name].purpose}) ${fault}; it is "${value}".${value?.includes(' #') ? noComment : ''} Fix it in .env or the environment.`];
  });
  return [...single, ...faultsTogether((name) => environment[name]?.trim() || undefined)];
}
