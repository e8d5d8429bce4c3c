/** What the host of the published site leaves undone, asked of its answers: `npm run ready -- --site <address>`. */
import { contentTypeOf } from '../hosting/content-types.ts';
import { headersAt, type HeaderFacts } from '../hosting/headers.ts';
import { inlineScriptHashes } from '../hosting/inline-scripts.ts';
import { isThisMachine } from '../office/schema/settings.ts';
import { addressOf } from '../site/urls.ts';

/** @throws {Error} where the address gives no whole answer in time */
async function ask(url: string) {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) });
    return { url, status: response.status, headers: response.headers, text: await response.text() };
  } catch (cause) {
    throw new Error(`${url} gives no whole answer, so nothing was judged. Look at address and network.`, {
      cause,
    });
  }
}

/** The words of a header in one order; of the hashes of scripts those that are wanted, since each page has its own. */
const ordered = (header: string, wanted: string) =>
  header
    .split(/[\s;,]+/)
    .filter((word) => !word.startsWith("'sha256-") || wanted.includes(word))
    .toSorted()
    .join(' ')
    .toLowerCase();

/** Sentences on what is missing, none where all is well. @throws {Error} when the host does not answer with the site */
export async function hostFaults(origin: string, facts: Pick<HeaderFacts, 'formOrigin' | 'hsts'>) {
  const front = await ask(`${origin}/`);
  const [asset] = /\/assets\/[\w.-]+\.css/.exec(front.text) ?? [];
  if (front.status !== 200 || !asset)
    throw new Error(
      `${front.url} answers ${front.status}, not with a page of this site. Give the address at which it stands.`,
    );

  async function headerFaults(address: string) {
    const { url, headers, text, status } = await ask(origin + address);
    if (status !== 200) return [`${url} answers ${status}, not with its file of dist.`];
    const { Vary: _ofTheHost, ...wanted } = headersAt(address, {
      ...facts,
      secure: origin.startsWith('https:'),
      inlineScriptHashes: inlineScriptHashes([text]),
    });
    const type = contentTypeOf(address.includes('.') ? address.slice(1) : 'page.html');
    const faults = Object.entries({ ...wanted, 'Content-Type': type }).flatMap(([name, value]) => {
      const sent = headers.get(name) ?? 'nothing';
      return ordered(sent, value) === ordered(value, value)
        ? []
        : [`${url} is sent with ${name}: ${sent}. It must be: ${value}`];
    });
    if (address === asset && !headers.has('content-encoding')) faults.push(`${url} is not sent compressed.`);
    return faults;
  }

  const about = addressOf('about', 'gu');
  const faults = (await Promise.all(['/', about, asset, '/speculation-rules.json'].map(headerFaults))).flat();
  const slashed = await ask(`${origin}${about}/`);
  if (slashed.status === 200) faults.push(`${slashed.url} does not lead to ${about}.`);
  const unknown = await ask(`${origin}/gu/no-such-page`);
  if (unknown.status !== 404 || !/lang="?gu/.test(unknown.text))
    faults.push(`${unknown.url} is not answered with 404 and the file gu/404.html.`);
  const plain = origin.replace('https:', 'http:');
  if (!isThisMachine(origin) && !(await ask(plain)).headers.get('location')?.startsWith('https:'))
    faults.push(`${plain} does not lead to https`);
  return faults;
}
