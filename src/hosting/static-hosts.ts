/**
 * The same headers and not-found pages for hosts that read files: `_headers` and `_redirects`, as Netlify and
 * Cloudflare Pages take them.
 */
import { languageCodes, languages } from '../i18n/languages.ts';
import { addressOf, fileOf } from '../site/urls.ts';
import { contentTypeOf } from './content-types.ts';
import { commonHeaders, headerExceptions, speculationRules, type HeaderFacts, type Headers } from './headers.ts';

const lines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

// Cloudflare joins the values of every rule that matches, so a replaced header is detached first (`!`);
// Netlify lets the later rule win and passes over lines without a colon.
/** Text of `_headers`: those of every answer, and by address what replaces them. */
export function headersFile(common: Headers, replaced: Readonly<Record<string, Headers>>): string {
  const rules = Object.entries(replaced).flatMap(([address, headers]) => [
    address,
    ...Object.keys(headers).map((name) => `  ! ${name}`),
    ...lines(headers),
  ]);
  return ['/*', ...lines(common), ...rules, ''].join('\n');
}

// Cloudflare finds the nearest 404.html by itself and passes over these lines; Netlify needs them below `/gu` and
// `/hi`.
function redirectsFile(): string {
  const translated = languageCodes.filter((language) => languages[language].prefix !== '');
  const rules = translated.map(
    (language) => `${languages[language].prefix}/* /${fileOf(addressOf('not-found', language))} 404`,
  );
  return [...rules, ''].join('\n');
}

/** Files by name for the public root of a build; no server of ours hands them out. */
export function hostingFiles(facts: Omit<HeaderFacts, 'secure'>) {
  // Both hosts revalidate by themselves, so only what is kept longer is said.
  const { 'Cache-Control': _caching, Vary: _variants, ...common } = commonHeaders({ ...facts, secure: true });
  const replaced = {
    ...Object.fromEntries(headerExceptions.map(({ prefix, headers }) => [`${prefix}*`, headers])),
    // No host knows its ending.
    [speculationRules]: { 'Content-Type': contentTypeOf(speculationRules) },
  };
  return { _headers: headersFile(common, replaced), _redirects: redirectsFile() };
}
