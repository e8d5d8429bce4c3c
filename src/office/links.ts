/** Addresses by which visitors reach somebody: a telephone, a chat. */
import { withoutNoBreak } from '../values/without-no-break.ts';

/** `tel:` address of a phone number. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replaceAll(' ', '')}`;
}

const digitsOf = (number: string) => number.replace(/\D/g, '');

/**
 * A text for an address's query. Gujarati and Hindi stay as they are, which a browser encodes by itself, and a page
 * weighs a tenth less.
 */
const inQuery = (text: string) => withoutNoBreak(text).replace(/[^\u0900-\u0aff]+/g, encodeURIComponent);

/**
 * WhatsApp chat with a number (digits only, as wa.me asks); without a text it is short enough for a QR code that any
 * camera reads, and without a number the visitor chooses whom the text goes to.
 */
export function whatsappLink(number: string, text?: string): string {
  const chat = `https://wa.me/${digitsOf(number)}`;
  return text === undefined ? chat : `${chat}?text=${inQuery(text)}`;
}

/** The same chat in a computer's browser, past the page that asks which app to open. */
export function whatsappWebLink(number: string, text: string): string {
  return `https://web.whatsapp.com/send?phone=${digitsOf(number)}&text=${inQuery(text)}`;
}

/** Mail to an address with a subject and, where it is given, the beginning of its text. */
export function mailLink(address: string, subject: string, text = ''): string {
  const [topic, body] = [subject, text].map((part) => encodeURIComponent(withoutNoBreak(part)));
  return `mailto:${address}?subject=${topic}&body=${body}`;
}

/** File that shows a code which opens a WhatsApp chat with the office. */
export const contactCode = '/contact-code.svg';
