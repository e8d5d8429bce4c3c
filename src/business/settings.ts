/** What differs per deployment: read from `.env` or the environment, checked before anything is built. */

/** One setting of the owner's. */
export interface Setting {
  /** What the value must look like; each kind has one rule in `faultOf`. */
  kind: 'phone' | 'email' | 'origin' | 'endpoint' | 'address' | 'months' | 'switch' | 'text';
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
  VITE_REGISTRATION: { kind: 'text', purpose: 'the licence or registration line in the footer' },
  VITE_GRIEVANCE_CONTACT: { kind: 'text', purpose: 'who hears a complaint about personal data' },
  VITE_MESSAGES_KEPT_MONTHS: { kind: 'months', purpose: 'how many months messages are kept, said in the privacy notice' },
  VITE_OFFLINE: { kind: 'switch', purpose: 'whether pages are kept on visitors\' devices for reading without a network' },
  VITE_FACEBOOK: { kind: 'address', purpose: 'the Facebook link in the footer' },
  VITE_INSTAGRAM: { kind: 'address', purpose: 'the Instagram link in the footer' },
  VITE_YOUTUBE: { kind: 'address', purpose: 'the YouTube link in the footer' },
  VITE_LINKEDIN: { kind: 'address', purpose: 'the LinkedIn link in the footer' },
} as const satisfies Record<string, Setting>;

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

/** What is wrong with a value, or undefined when it is well formed. */
export function faultOf(kind: Setting['kind'], value: string): string | undefined {
  const url = urlOf(value);
  switch (kind) {
    case 'phone':
      return /^\+\d(?: ?\d){7,14}$/.test(value) ? undefined : 'must be + and 8 to 15 digits, spaces allowed, like +91 98000 00000';
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : 'must be an e-mail address, like office@example.com';
    case 'origin':
      return url && isSecure(url) && url.origin === value.replace(/\/$/, '')
        ? undefined
        : 'must be https:// and a host without a path, like https://advisory.example';
    case 'endpoint':
      return url && isSecure(url) ? undefined : 'must be an https:// address (http:// only on localhost), like https://formspree.io/f/abcdefgh';
    case 'address':
      return url?.protocol === 'https:' ? undefined : 'must be an https:// address';
    case 'months':
      return /^[1-9]\d{0,2}$/.test(value) ? undefined : 'must be a whole number of months, like 12';
    case 'switch':
      return value === 'off' ? undefined : 'must be empty, or off to switch it off, like VITE_OFFLINE=off';
    case 'text':
      return undefined;
  }
}

/** Every malformed setting as one readable line; empty when the build may start. */
export function settingFaults(environment: Environment): string[] {
  return (Object.keys(settings) as SettingName[]).flatMap((name) => {
    const value = environment[name]?.trim();
    const fault = value ? faultOf(settings[name].kind, value) : undefined;
    return fault ? [`${name} (${settings[name].purpose}) ${fault}; it is "${value}". Mend it in .env or the environment.`] : [];
  });
}
