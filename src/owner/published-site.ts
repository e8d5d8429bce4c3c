/** What the host of the published site leaves undone, asked of its answers: `npm run ready -- --site <address>`. */
import { contentTypeOf } from '../hosting/content-types.ts';
import { commonHeaders, headersAt, type HeaderFacts, type Headers } from '../hosting/headers.ts';
import { inlineScriptHashes } from '../hosting/inline-scripts.ts';
import { languages } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';

const patience = 15_000;

type Answer = Pick<Response, 'url' | 'status' | 'headers'> & { text: string };

/** @throws {Error} where the address gives no whole answer in time */
async function ask(url: string): Promise<Answer> {
  const options = { redirect: 'manual', headers: { 'Accept-Encoding': 'br, gzip' } } as const;
  try {
    const answer = await fetch(url, { ...options, signal: AbortSignal.timeout(patience) });
    return { url, status: answer.status, headers: answer.headers, text: await answer.text() };
  } catch (error) {
    const { message, cause = { message } } = error as Error & { cause?: Error };
    throw new Error(
      `${url} gives no whole answer (${cause.message}), so nothing was judged. Look at the address and the network.`,
    );
  }
}

/** A header's parts, as a policy has one for each directive, each with its words in one order; of the hashes of scripts those that are wanted, since each page has its own. */
const partsOf = (value: string, wanted: string) =>
  value
    .replace(/utf-8/i, 'utf-8')
    .split(';')
    .map((part) => {
      const [name = '', ...words] = new Set(part.trim().split(/[\s,]+/));
      const known = words.filter((word) => !word.startsWith("'sha256-") || wanted.includes(word));
      return [name, ...known.toSorted()].join(' ');
    })
    .filter(Boolean);

function headerFaults({ url, headers }: Answer, { Vary: _ofTheHost, ...wanted }: Headers): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const sent = headers.get(name);
    if (sent === null) return [`${url} is sent without ${name}.`];
    const [found, needed] = [partsOf(sent, value), partsOf(value, value)];
    const lacking = needed.filter((part) => !found.includes(part));
    const added = found.filter((part) => !needed.includes(part));
    const faults = [
      ...(lacking.length > 0 ? [`which lacks: ${lacking.join('; ')}`] : []),
      ...(added.length > 0 ? [`which must not have: ${added.join('; ')}`] : []),
    ];
    return faults.length > 0 ? [`${url} is sent with ${name}: ${sent}, ${faults.join(', and ')}.`] : [];
  });
}

async function plainHttpFaults(origin: string): Promise<string[]> {
  const { protocol, hostname } = new URL(origin);
  if (protocol === 'https:') {
    const { url, headers } = await ask(origin.replace('https:', 'http:'));
    return headers.get('location')?.startsWith(`${origin}/`) ? [] : [`${url} does not lead to ${origin}.`];
  }
  return ['localhost', '127.0.0.1'].includes(hostname)
    ? []
    : [
        `${origin} is no https:// address, so anyone on the way can read and change pages. Have the host give a certificate.`,
      ];
}

/** Sentences on what is missing, none where all is well. @throws {Error} when the host does not answer with the site */
export async function hostFaults(origin: string, facts: Pick<HeaderFacts, 'formOrigin' | 'hsts'>): Promise<string[]> {
  const front = await ask(`${origin}/`);
  const [asset] = /\/assets\/[\w.-]+\.css/.exec(front.text) ?? [];
  if (front.status !== 200 || !asset) {
    const place = front.headers.get('location');
    throw new Error(
      `${front.url} answers ${front.status}${place ? ` and leads to ${place}` : ''}, and not with a page of this site, so ` +
        'nothing was judged. Give the address at which the site stands.',
    );
  }
  const wantedOf = ({ text }: Answer) => ({
    ...facts,
    inlineScriptHashes: inlineScriptHashes([text]),
    secure: origin.startsWith('https:'),
  });
  const about = addressOf('about', 'gu');
  const page = await ask(origin + about);
  const slashed = await ask(`${origin}${about}/`);
  const unknown = await ask(`${origin}${languages.gu.prefix}/no-such-page`);
  const files = [asset, ...(/\/share-cards\/[\w/.-]+/.exec(front.text) ?? []), '/speculation-rules.json'];
  const fileFaults = files.map(async (address) => {
    const file = await ask(origin + address);
    const type = { 'Content-Type': contentTypeOf(address.slice(1)) };
    const compressed = address !== asset || file.headers.has('content-encoding');
    return [
      ...headerFaults(file, { ...headersAt(address, wantedOf(file)), ...type }),
      ...(compressed ? [] : [`${file.url} is not sent compressed.`]),
    ];
  });
  return [
    ...(await plainHttpFaults(origin)),
    ...headerFaults(front, commonHeaders(wantedOf(front))),
    ...(page.status === 200
      ? headerFaults(page, commonHeaders(wantedOf(page)))
      : [`${page.url} answers ${page.status}, and not with the file gu/about.html.`]),
    ...(slashed.status === 200 ? [`${slashed.url} shows the page too, and does not lead to ${page.url}.`] : []),
    ...(unknown.status === 404 ? [] : [`${unknown.url}, which is no page, answers ${unknown.status} instead of 404.`]),
    ...(/data-page="?not-found/.test(unknown.text) && /lang="?gu/.test(unknown.text)
      ? []
      : [`${unknown.url}, which is no page, is not answered with the file gu/404.html.`]),
    ...(await Promise.all(fileFaults)).flat(),
  ];
}
