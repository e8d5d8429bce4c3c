/** What differs per deployment: read from `.env` or the environment, checked before anything is built. */
import { parsedUrl } from '../values/parsed-url.ts';

/** By name, what the site does with each: for error messages and the readiness check. */
export const settings = {
  VITE_SITE_URL: 'the address of the site itself, for search engines and share previews',
  VITE_FORM_ENDPOINT: 'the service that collects messages from the contact form',
  VITE_FORM_SERVICE_NAME:
    'the name of the form service, told beside the form and in the privacy notice instead of its host',
  VITE_MESSAGES_KEPT_MONTHS: 'how many months messages are kept, said in the privacy notice',
  VITE_OFFLINE: "whether pages are kept on visitors' devices for reading without a network",
  VITE_HSTS: 'whether browsers keep to https on all hosts of the domain, not on the site alone',
} as const;

/** Names that were settings once, and the field of `contact.json` that took the place of each. */
export const formerSettings: Readonly<Record<string, string>> = {
  VITE_PHONE: 'phone',
  VITE_EMAIL: 'email',
  VITE_WHATSAPP: 'whatsapp',
  VITE_GRIEVANCE_CONTACT: 'grievance',
};

/** What the owner may ask of browsers beyond https for the site itself. */
export const hstsScopes = ['subdomains', 'preload'] as const;

export type Hsts = (typeof hstsScopes)[number];

export type SettingName = keyof typeof settings;

/** Values as the environment gives them; an empty text counts as unset. */
export type Environment = Readonly<Record<string, string | undefined>>;

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether an address leads to the machine on which it is opened, where a published site finds nothing. */
export function isThisMachine(address: string): boolean {
  return loopback.test(parsedUrl(address)?.hostname ?? '');
}
