/** The facts of the office that differ per deployment, and how they are linked to. */
import { contact, type Contact } from './contact.ts';
import { samples, type Environment, type SettingName } from './settings.ts';

/** A fact that the owner sets; `isSample` is true while the committed sample stands in for it. */
export interface Fact {
  value: string;
  isSample: boolean;
}

interface Office {
  phone: Fact;
  email: Fact;
  whatsapp: Fact;
  /** Origin of the site without a trailing slash; undefined while unset. */
  siteUrl: string | undefined;
  /** Where the contact form posts. */
  formEndpoint: string;
  /** What visitors are told of the outside service that collects messages, its name or else its host; undefined while the office's own collector does. */
  formService: string | undefined;
  grievanceContact: string | undefined;
  /** Months after which messages are erased; undefined while the owner has not decided. */
  messagesKeptMonths: number | undefined;
  /** Whether pages are kept on visitors' devices, for reading without a network. */
  keepsPages: boolean;
}

/** Path of the office's own message collector, which the local server answers. */
export const ownCollector = '/messages';

/** The official passport site, named wherever the office says that it is not the government. */
export const officialPassportSite = 'https://www.passportindia.gov.in';

function fact(environment: Environment, name: keyof typeof samples, written: string): Fact {
  const value = environment[name]?.trim() || written.trim();
  return { value: value || samples[name], isSample: !value };
}

/** Reads the office's facts from an environment that `settingFaults` found well formed. */
export function officeFrom(environment: Environment, written: Omit<Contact, 'others'> = contact): Office {
  const optional = (name: SettingName) => environment[name]?.trim() || undefined;
  // As browsers write addresses: a host in capitals or in an Indian script names the same place.
  const address = (name: SettingName) => {
    const value = optional(name);
    return value && new URL(value).href;
  };
  const endpoint = address('VITE_FORM_ENDPOINT');
  return {
    phone: fact(environment, 'VITE_PHONE', written.phone),
    email: fact(environment, 'VITE_EMAIL', written.email),
    whatsapp: fact(environment, 'VITE_WHATSAPP', written.whatsapp),
    siteUrl: address('VITE_SITE_URL')?.replace(/\/$/, ''),
    formEndpoint: endpoint ?? ownCollector,
    formService: endpoint && (optional('VITE_FORM_SERVICE_NAME') ?? new URL(endpoint).host),
    grievanceContact: optional('VITE_GRIEVANCE_CONTACT'),
    messagesKeptMonths: Number(optional('VITE_MESSAGES_KEPT_MONTHS')) || undefined,
    keepsPages: optional('VITE_OFFLINE') !== 'off',
  };
}

/** The office as this build knows it. */
export const office = officeFrom(import.meta.env ?? {});

/** `tel:` address of a phone number. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

const digitsOf = (number: string) => number.replace(/\D/g, '');

/** A text for an address's query. Gujarati and Hindi stay as they are, which a browser encodes by itself, and a page weighs a tenth less. */
const inQuery = (text: string) => text.replace(/[^\u0900-\u0aff]+/g, encodeURIComponent);

/** WhatsApp chat with a number (digits only, as wa.me asks); without a text it is short enough for a QR code that any camera reads. */
export function whatsappLink(number: string, text?: string): string {
  const chat = `https://wa.me/${digitsOf(number)}`;
  return text === undefined ? chat : `${chat}?text=${inQuery(text)}`;
}

/** The same chat in a computer's browser, past the page that asks which app to open. */
export function whatsappWebLink(number: string, text: string): string {
  return `https://web.whatsapp.com/send?phone=${digitsOf(number)}&text=${encodeURIComponent(text)}`;
}

/** WhatsApp with a prefilled text, for the visitor to choose whom it goes to. */
export function whatsappShareLink(text: string): string {
  return whatsappLink('', text);
}

/** The number for police, ambulance and fire brigade in all of India. */
export const emergencyNumber = '112';

/** The number for an ambulance alone in Gujarat. */
export const ambulanceNumber = '108';

/** File that shows a code which opens a WhatsApp chat with the office. */
export const contactCode = '/contact-code.svg';
