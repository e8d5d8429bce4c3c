/** What pages from the device say about themselves. */
import { dayInIndia } from '../business/calendar-date.ts';
import { languageOf } from '../site/language-of.ts';
import { addressOf } from '../site/urls.ts';
import { keptLanguages, savedCopyOf, savedSite } from './saved-copies.ts';
import { datePlace } from './saved-site.ts';

/** Day of the office on which a copy was fetched, by the server's clock, since the visitor's may be wrong: 20 November. */
function dayOf(copy: Response, months: readonly string[]): string {
  const fetched = Date.parse(copy.headers.get('Date') ?? '') || Date.now();
  const { day, month } = dayInIndia(new Date(fetched));
  return `${day} ${months[month - 1]}`;
}

/** Address of a page as the site writes it, whatever a link or a visitor has added. */
function addressIn(url: string): string {
  return new URL(url).pathname.replace(/\/+$/, '') || '/';
}

/** The copy with its languages on `<html data-saved>`, which the offline page's styles read, and what else there is to say. */
async function tell(copy: Response, attribute: string, note: string): Promise<Response> {
  const kept = await keptLanguages();
  const html = await copy.text();
  const told = html.replace('<html', `<html data-saved="${kept.join(' ')}"${attribute}`).replace(/<main[^>]*>/, (main) => main + note);
  return new Response(told, { headers: copy.headers });
}

/** The copy of a page, which says from which day it is; undefined when it is not on the device. */
export async function savedPage(url: string): Promise<Response | undefined> {
  const address = addressIn(url);
  const copy = await savedCopyOf(address);
  if (!copy) return undefined;
  const note = savedSite.notes[languageOf(address)];
  return tell(copy, '', note ? note.html.replace(datePlace, dayOf(copy, note.months)) : '');
}

/** The offline page in the language of an address that is not on the device; undefined when nothing is. */
export async function offlinePage(url: string): Promise<Response | undefined> {
  const copy = await savedCopyOf(addressOf('offline', languageOf(addressIn(url))));
  return copy && tell(copy, ' data-missing', '');
}
