/**
 * `.htaccess` for hosts that run Apache or LiteSpeed, as most that rent out space do: the same headers, addresses and
 * not-found pages as every other host.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, languages } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { mediaTypes } from './content-types.ts';
import { commonHeaders, headerExceptions, type HeaderFacts, type Headers } from './headers.ts';

const template = readFileSync(join(import.meta.dirname, 'template.htaccess'), 'utf8').replaceAll('\r\n', '\n');

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
/** Name of the variable that marks requests below a path. */
const flagOf = (prefix: string) => prefix.replaceAll('/', '');
const escaped = (name: string) => name.replaceAll('.', '\\.');

const isHttps = (siteUrl: string | undefined): siteUrl is string => siteUrl?.startsWith('https:') === true;

/**
 * What says that the visitor's own connection is https: Apache, the environment, or one of the headers of proxies that
 * end TLS before the host.
 */
const connection = [
  'HTTPS',
  'ENV:HTTPS',
  'HTTP:X-Forwarded-Proto',
  'HTTP:X-Forwarded-SSL',
  'HTTP:X-Forwarded-Port',
  'HTTP:X-HTTPS',
  'HTTP:Forwarded',
  'HTTP:Front-End-Https',
  'HTTP:CloudFront-Forwarded-Proto',
  'HTTP:CF-Visitor',
]
  .map((source) => `%{${source}}`)
  .join('|');

/**
 * Leads plain http, and the name with or without `www.`, to the site's one address; other names, as of a preview, stay.
 */
function hostRules(siteUrl: string | undefined): string[] {
  if (!isHttps(siteUrl)) return [];
  const { origin, hostname } = new URL(siteUrl);
  const bare = hostname.replace(/^www\./, '');
  return [
    `RewriteCond %{HTTP_HOST} ^(www\\.)?${escaped(bare)}(:\\d+)?$ [NC]`,
    `RewriteCond %{HTTP_HOST} !^${escaped(hostname)}(:\\d+)?$ [NC,OR]`,
    `RewriteCond ${connection} !https|(^|\\|)(on|1|443)(\\||$) [NC]`,
    'RewriteCond %{THE_REQUEST} ^\\S+\\s(/[^?\\s]*)',
    `RewriteRule ^ ${origin}%1 [R=301,L,NE]`,
  ];
}

function headerLines(facts: HeaderFacts): string[] {
  const common = commonHeaders(facts);
  const set = (headers: Headers, condition = '') =>
    Object.entries(headers).map(([name, value]) => `Header always set ${name} ${quoted(value)}${condition}`);
  // A host's own lie in another table, and would be sent beside these.
  const hosts = [...Object.keys(common), 'Expires', 'Pragma'].map((name) => `Header unset ${name}`);
  const exceptions = headerExceptions.flatMap(({ prefix, headers }) => set(headers, ` env=${flagOf(prefix)}`));
  return [...hosts, ...set(common), ...exceptions];
}

/** Text of the file: the template with each `{{name}}` filled in, line by line where it is a list. */
export function htaccess(facts: Omit<HeaderFacts, 'secure'>, siteUrl: string | undefined): string {
  const translated = languageCodes.filter((language) => languages[language].prefix !== '');
  const texts = Object.entries(mediaTypes).filter(([, { text }]) => text);
  const parts: Readonly<Record<string, string | readonly string[]>> = {
    notFound: `${addressOf('not-found', 'en')}.html`,
    notFoundByLanguage: translated.flatMap((language) => [
      `<If "%{THE_REQUEST} =~ m#^\\S+ /*${languages[language].prefix}[/?\\s]#">`,
      `    ErrorDocument 404 ${addressOf('not-found', language)}.html`,
      '</If>',
    ]),
    notFoundPages: languageCodes.map((language) => escaped(addressOf('not-found', language).slice(1))).join('|'),
    host: hostRules(siteUrl),
    // By itself Apache names its own protocol, which is http behind a proxy that ends TLS.
    moved: isHttps(siteUrl) ? 'https://%{HTTP_HOST}' : '',
    types: Object.entries(mediaTypes).map(([extension, { type }]) => `AddType ${type} ${extension}`),
    textEndings: texts.map(([extension]) => extension).join(' '),
    textTypes: texts.map(([, { type }]) => type).join(' '),
    flags: headerExceptions.map(({ prefix }) => `SetEnvIf Request_URI ${prefix} ${flagOf(prefix)}`),
    headers: headerLines({ ...facts, secure: true }),
  };
  return template
    .replace(/^( *)\{\{(\w+)\}\}\n/gm, (_, indent: string, name: string) =>
      [parts[name] ?? []]
        .flat()
        .map((line) => `${indent}${line}\n`)
        .join(''),
    )
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(parts[name]));
}
