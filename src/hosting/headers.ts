/**
 * Every header of the site's answers, said once: the local server sends them and the hosting configurations are written
 * from them.
 */
import { trustedTypesPolicy } from '../offline/worker-address.ts';

/** What the headers depend on. */
export interface HeaderFacts {
  /** Sources for `script-src` (`'sha256-…'`) of the scripts that stand inline in the built pages. */
  inlineScriptHashes: readonly string[];
  /** Origin that the contact form posts to, when it is not the site's own. */
  formOrigin: string | undefined;
  /** True over https; a page served over plain http must not be told to upgrade its requests. */
  secure: boolean;
}

/** https://html.spec.whatwg.org/multipage/speculative-loading.html#the-speculation-rules-header */
export const speculationRules = '/site.speculationrules';

export type Headers = Readonly<Record<string, string>>;

// Emotion puts one empty <style> into the document and adds its rules by insertRule, which the policy does not govern.
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

function contentSecurityPolicy({ inlineScriptHashes, formOrigin, secure }: HeaderFacts): string {
  const form = formOrigin ? [formOrigin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes],
    'style-src': ["'self'", emptyStyleHash],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...form],
    'form-action': ["'self'", ...form],
    'frame-src': ['https://www.google.com'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypesPolicy],
    ...(secure && { 'upgrade-insecure-requests': [] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

const deniedFeatures =
  'camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

/** Headers that hold a page to what it may do, from the server and from the visitor's device alike. */
export function pagePolicies(facts: HeaderFacts): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(facts),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': deniedFeatures,
  };
}

/** Headers of every answer. */
export function commonHeaders(facts: HeaderFacts): Headers {
  return {
    ...pagePolicies(facts),
    // Two years, for the host alone.
    ...(facts.secure && { 'Strict-Transport-Security': 'max-age=63072000' }),
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Which links a browser may draw before they are followed: pages, which have no dot in their address, and none that
    // stays on the page or leads to another language, window or file. The answers name the rules, because no script may
    // stand in a page for them. Where data is to be saved, Chromium fetches nothing ahead by its own rule:
    // https://developer.chrome.com/docs/web-platform/prerender-pages#chrome-limits
    'Speculation-Rules': `"${speculationRules}"`,
    Vary: 'Accept-Encoding',
    // Asked again each time, and kept, because `no-store` would spoil the back and forward cache.
    'Cache-Control': 'public, max-age=0, must-revalidate',
  };
}

/** Where answers differ: what has its hash in its name never changes, and share cards are shown by other sites. */
export const headerExceptions: readonly { prefix: `/${string}/`; headers: Headers }[] = [
  { prefix: '/assets/', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
  { prefix: '/share-cards/', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
];

/** Headers of the answer to an address that exists. */
export function headersAt(address: string, facts: HeaderFacts): Headers {
  const exceptions = headerExceptions.filter(({ prefix }) => address.startsWith(prefix));
  return Object.assign({}, commonHeaders(facts), ...exceptions.map(({ headers }) => headers));
}
