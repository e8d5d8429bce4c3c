/** `.htaccess` for hosts that run Apache or LiteSpeed, as most that rent out space do: the same headers, addresses and not-found pages as every other host. */
import { languageCodes, languages } from '../i18n/languages.ts';
import { addressOf } from '../site/urls.ts';
import { mediaTypes, mediaTypesByName } from './content-types.ts';
import { encodings } from './encodings.ts';
import { commonHeaders, headerExceptions, type HeaderFacts } from './headers.ts';

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
/** Name of the variable that marks requests below a path. */
const flagOf = (prefix: string) => prefix.replaceAll('/', '');
const escaped = (name: string) => name.replaceAll('.', '\\.');

/** Lines for a module, which a host that does not have it passes over. */
function block(module: string, lines: readonly string[]): string {
  return [`<IfModule mod_${module}.c>`, ...lines.map((line) => `    ${line}`), '</IfModule>', ''].join('\n');
}

/** Leads plain http, and the name with or without `www.`, to the site's one address; other names, as of a preview, stay. */
function hostRules(siteUrl: string | undefined): string[] {
  const { origin, hostname, protocol } = new URL(siteUrl ?? 'http://localhost');
  if (protocol !== 'https:') return [];
  const bare = hostname.replace(/^www\./, '');
  return [
    `RewriteCond %{HTTP_HOST} ^(www\\.)?${escaped(bare)}(:\\d+)?$ [NC]`,
    `RewriteCond %{HTTP_HOST} !^${escaped(hostname)}(:\\d+)?$ [NC,OR]`,
    // Where a proxy stands before the host, the proxy speaks https.
    'RewriteCond %{HTTPS}%{HTTP:X-Forwarded-Proto} ^off(http)?$',
    `RewriteRule ^ ${origin}%{REQUEST_URI} [R=301,L]`,
  ];
}

function rewriteRules(siteUrl: string | undefined): string[] {
  const notFound = languageCodes.map((language) => escaped(addressOf('not-found', language).slice(1))).join('|');
  const page = '((?:[a-z\\d-]+/)*?[a-z\\d-]+?)';
  const compressed = encodings.flatMap(({ name, suffix }) => [
    `RewriteCond %{HTTP:Accept-Encoding} \\b${name}\\b`,
    `RewriteCond %{DOCUMENT_ROOT}/$0${suffix} -f`,
    `RewriteRule ^.+\\.[a-z\\d]+$ /$0${suffix} [L]`,
  ]);
  return [
    'RewriteEngine On',
    'RewriteOptions AllowNoSlash',
    '# Certificates are fetched and renewed here, over plain http.',
    'RewriteRule ^\\.well-known/ - [L]',
    '# What these rules have led to is served as it is.',
    'RewriteCond %{ENV:REDIRECT_STATUS} !^$',
    'RewriteRule ^ - [L]',
    ...hostRules(siteUrl),
    '# Hidden files, files for other hosts, compressed files as such and not-found pages are no addresses.',
    `RewriteRule (^|/)\\.|^_|\\.(br|gz)$|^(${notFound})(\\.html)?/*$ - [R=404,L]`,
    '# A page has one address.',
    'RewriteRule ^index(\\.html)?/*$ / [R=301,L]',
    'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
    `RewriteRule ^${page}(?:/index(?:\\.html)?/*|\\.html/*|/+)$ /$1 [R=301,L]`,
    'RewriteRule ^$ index.html',
    'RewriteCond %{DOCUMENT_ROOT}/$1.html -f',
    `RewriteRule ^${page}$ $1.html`,
    '# Folders are no addresses.',
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteRule .+ - [R=404,L]',
    ...compressed,
  ];
}

function headerLines(facts: HeaderFacts): string[] {
  const saved = commonHeaders({ ...facts, savesData: true });
  const common = Object.entries(commonHeaders(facts)).map(
    ([name, value]) => `Header always set ${name} ${quoted(value)}${name in saved ? '' : ' env=!saves_data'}`,
  );
  const exceptions = headerExceptions.flatMap(({ prefix, headers }) =>
    Object.entries(headers).map(([name, value]) => `Header always set ${name} ${quoted(value)} env=${flagOf(prefix)}`),
  );
  return [...common, ...exceptions];
}

const texts = Object.entries(mediaTypes).filter(([, { text }]) => text);

/** Text of the file. */
export function htaccess(facts: Omit<HeaderFacts, 'secure'>, siteUrl: string | undefined): string {
  const translated = languageCodes.filter((language) => languages[language].prefix !== '');
  return [
    '# Written by the build from src/hosting; changes here are lost with the next one.',
    `ErrorDocument 404 ${addressOf('not-found', 'en')}.html`,
    ...translated.map(
      (language) =>
        `<If "%{REQUEST_URI} =~ m#^${languages[language].prefix}(/|$)#">\n    ErrorDocument 404 ${addressOf('not-found', language)}.html\n</If>`,
    ),
    '',
    block('autoindex', ['Options -Indexes']),
    block('negotiation', ['Options -MultiViews']),
    block('dir', ['DirectoryIndex index.html', 'DirectorySlash Off']),
    block('rewrite', rewriteRules(siteUrl)),
    block('mime', [
      ...Object.entries(mediaTypes).map(([extension, { type }]) => `AddType ${type} ${extension}`),
      `AddCharset utf-8 ${texts.map(([extension]) => extension).join(' ')}`,
      '# By itself Apache takes .br for Breton and .gz for an archive.',
      'RemoveLanguage .br',
      'RemoveType .gz',
      ...encodings.map(({ name, suffix }) => `AddEncoding ${name} ${suffix}`),
    ]),
    ...Object.entries(mediaTypesByName).map(
      ([file, type]) => `<FilesMatch "^${escaped(file)}">\n    ForceType ${type}\n</FilesMatch>\n`,
    ),
    '# For what does not stand compressed beside itself.',
    block('deflate', [
      '<IfModule mod_filter.c>',
      `    AddOutputFilterByType DEFLATE ${texts.map(([, { type }]) => type).join(' ')}`,
      '</IfModule>',
    ]),
    block('setenvif', [
      'SetEnvIf Save-Data ^on$ saves_data',
      ...headerExceptions.map(({ prefix }) => `SetEnvIf Request_URI ^${prefix} ${flagOf(prefix)}`),
    ]),
    block('headers', headerLines({ ...facts, secure: true })),
  ].join('\n');
}
