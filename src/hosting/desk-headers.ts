/** Headers of the desk, which has an origin of its own: the CMS sets styles itself, and talks to GitHub alone. */
import { commonHeaders, type Headers } from './headers.ts';
import { headersFile } from './static-hosts.ts';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const site = commonHeaders({ inlineScriptHashes: [], formOrigin: undefined, secure: true });
const { 'Speculation-Rules': _rules, Vary: _variants, ...common } = site;

/** Headers of every answer; over plain http browsers pass over what keeps them to https. */
export const deskHeaders: Headers = { ...common, 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' };

/** The same for hosts that read `_headers`. */
export const deskHeadersFile = headersFile(deskHeaders, {
  '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
});
