/** The same headers and not-found pages for hosts that read files: `_headers` and `_redirects`, as Netlify and Cloudflare Pages take them. */
import { languageCodes, languages } from '../i18n/languages.ts';
import { addressOf, fileOf } from '../site/urls.ts';
import { mediaTypesByName } from './content-types.ts';
import { commonHeaders, headerExceptions, type HeaderFacts, type Headers } from './headers.ts';

const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

// Both hosts revalidate by themselves, so only what is kept longer is said. Neither can tell who saves data; Chromium then fetches
// nothing ahead by its own rule: https://developer.chrome.com/docs/web-platform/prerender-pages#chrome-limits
// Cloudflare joins the values of every rule that matches, so a replaced header is detached first (`!`);
// Netlify lets the later rule win and passes over lines without a colon.
function headersFile(facts: HeaderFacts): string {
  const { 'Cache-Control': _caching, Vary: _variants, ...common } = commonHeaders(facts);
  const rules = headerExceptions.flatMap(({ prefix, headers }) => [
    `${prefix}*`,
    ...Object.keys(headers).map((name) => `  ! ${name}`),
    ...lines(headers),
  ]);
  const types = Object.entries(mediaTypesByName).flatMap(([file, type]) => [
    `/${file}`,
    '  ! Content-Type',
    `  Content-Type: ${type}`,
  ]);
  return ['/*', ...lines(common), ...rules, ...types, ''].join('\n');
}

// Cloudflare finds the nearest 404.html by itself and passes over these lines; Netlify needs them below `/gu` and `/hi`.
function redirectsFile(): string {
  const translated = languageCodes.filter((language) => languages[language].prefix !== '');
  const rules = translated.map(
    (language) => `${languages[language].prefix}/* /${fileOf(addressOf('not-found', language))} 404`,
  );
  return [...rules, ''].join('\n');
}

/** Files by name for the public root of a build; no server of ours hands them out. */
export function hostingFiles(facts: Omit<HeaderFacts, 'secure'>): Record<'_headers' | '_redirects', string> {
  return { _headers: headersFile({ ...facts, secure: true }), _redirects: redirectsFile() };
}
