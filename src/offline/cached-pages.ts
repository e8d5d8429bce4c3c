/** What pages from the device say about themselves. */
import { defaultLanguage, languageCodes } from '../i18n/languages.ts';
import { languageOf } from '../site/language-of.ts';
import { addressOf } from '../site/urls.ts';
import { cachedLanguages, cachedFile, precacheManifest } from './cached-files.ts';
import { needs, onlyInPlaceInHtml } from './precache-manifest.ts';

const frontDoor = addressOf('home', defaultLanguage);

/** Address of a page as the site writes it, whatever a link or a visitor has added. */
function addressIn(url: string): string {
  return new URL(url).pathname.replace(/\/+$/, '') || '/';
}

/** The copy without what needs a language that is not on the device, and with what else there is to say. */
async function tell(cached: Response, say: (html: string) => string): Promise<Response> {
  const kept = await cachedLanguages();
  const missing = languageCodes.filter((code) => !kept.includes(code));
  const html = missing.reduce(
    (text, code) => text.replaceAll(needs(code), `${needs(code)} hidden`),
    await cached.text(),
  );
  return new Response(say(html), { headers: cached.headers });
}

/** The copy of a page, which says that it is one; undefined when it is not on the device. */
export async function cachedPage(url: string): Promise<Response | undefined> {
  const address = addressIn(url);
  const cached = await cachedFile(address);
  const line = precacheManifest.notes[languageOf(address)] ?? '';
  return cached && tell(cached, (html) => html.replace('<main', (main) => line + main));
}

/**
 * The offline page in the language of an address that is not on the device, or in one that is; in the place of the front
 * door it leads on to the visitor's language. Undefined when nothing is on the device.
 */
export async function offlinePage(url: string): Promise<Response | undefined> {
  const address = addressIn(url);
  const own = await cachedFile(addressOf('offline', languageOf(address)));
  const [kept = defaultLanguage] = await cachedLanguages();
  const cached = own ?? (await cachedFile(addressOf('offline', kept)));
  const script = address === frontDoor ? `<script src="${precacheManifest.frontDoorScript}"></script>` : '';
  return (
    cached && tell(cached, (html) => html.replaceAll(onlyInPlaceInHtml, '').replace('</head>', (end) => script + end))
  );
}
