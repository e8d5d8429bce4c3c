/** What the host of the published site leaves undone, asked of its answers: `npm run ready -- --site <address>`. */
import { languages } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { commonHeaders, headersAt, type HeaderFacts } from '../hosting/headers.ts';
import { inlineScriptHashes } from '../hosting/inline-scripts.ts';

const patience = 15_000;

/** Told apart by the hosts themselves, and by some in their own words. */
const ofTheHost = ['Vary'];

function ask(url: string): Promise<Response> {
  const options = { redirect: 'manual', headers: { 'Accept-Encoding': 'br, gzip' } } as const;
  return fetch(url, { ...options, signal: AbortSignal.timeout(patience) }).catch((error: Error) => {
    const reason = error.cause instanceof Error ? error.cause.message : error.message;
    throw new Error(`${url} gives no answer (${reason}), so nothing was judged. Look at the address and the network.`);
  });
}

/** Parts of a header that were not sent as they should be; a policy has a part for each directive, to which hosts may add. */
function lackingParts(sent: string, wanted: string): string[] {
  const partsOf = (value: string) => value.split(';').map((part) => part.trim().split(/[\s,]+/));
  const found = new Map(partsOf(sent).map(([name, ...words]) => [name, words]));
  return partsOf(wanted)
    .filter(([name, ...words]) => !words.every((word) => found.get(name)?.includes(word)) || !found.has(name))
    .map((part) => part.join(' '));
}

function headerFaults(page: Response, wanted: Readonly<Record<string, string>>): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    if (ofTheHost.includes(name)) return [];
    const sent = page.headers.get(name);
    if (sent === null) return [`${page.url} is sent without ${name}.`];
    const lacking = lackingParts(sent, value);
    return lacking.length > 0 ? [`${page.url} is sent with ${name}: ${sent}, which lacks: ${lacking.join('; ')}.`] : [];
  });
}

async function plainHttpFaults(origin: string): Promise<string[]> {
  const url = new URL(origin);
  if (url.protocol !== 'https:')
    return ['localhost', '127.0.0.1'].includes(url.hostname)
      ? []
      : [
          `${origin} is no https:// address, so anyone on the way can read and change pages. Have the host give a certificate.`,
        ];
  const plain = await ask(origin.replace('https:', 'http:'));
  const leads = plain.headers.get('location')?.startsWith(`${origin}/`);
  return leads ? [] : [`${plain.url} does not lead to ${origin}.`];
}

/** Sentences on what is missing, none where all is well. @throws {Error} when the host does not answer with the site */
export async function hostFaults(origin: string, facts: Pick<HeaderFacts, 'formOrigin' | 'hsts'>): Promise<string[]> {
  const front = await ask(`${origin}/`);
  const html = await front.text();
  const [asset] = /\/assets\/[\w.-]+\.css/.exec(html) ?? [];
  if (front.status !== 200 || !asset) {
    const place = front.headers.get('location');
    throw new Error(
      `${front.url} answers ${front.status}${place ? ` and leads to ${place}` : ''}, and not with a page of this site, so ` +
        'nothing was judged. Give the address at which the site stands.',
    );
  }
  const wanted = { ...facts, inlineScriptHashes: inlineScriptHashes([html]), secure: origin.startsWith('https:') };
  const about = addressOf('about', 'gu');
  const page = await ask(origin + about);
  const slashed = await ask(`${origin}${about}/`);
  const unknown = await ask(`${origin}${languages.gu.prefix}/no-such-page`);
  const words = await unknown.text();
  const file = await ask(origin + asset);
  const caching = headersAt(asset, wanted)['Cache-Control'] ?? '';
  return [
    ...(await plainHttpFaults(origin)),
    ...headerFaults(front, commonHeaders(wanted)),
    ...(page.status === 200 ? [] : [`${page.url} answers ${page.status}, and not with the file gu/about.html.`]),
    ...(slashed.status === 200 ? [`${slashed.url} shows the page too, and does not lead to ${page.url}.`] : []),
    ...(unknown.status === 404 ? [] : [`${unknown.url}, which is no page, answers ${unknown.status} instead of 404.`]),
    ...(/data-page="?not-found/.test(words) && /lang="?gu/.test(words)
      ? []
      : [`${unknown.url}, which is no page, is not answered with the file gu/404.html.`]),
    ...headerFaults(file, { 'Cache-Control': caching }),
    ...(file.headers.has('content-encoding') ? [] : [`${file.url} is not sent compressed.`]),
  ];
}
