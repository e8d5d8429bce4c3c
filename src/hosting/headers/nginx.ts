/** A complete nginx configuration for the built site, with the same headers, redirects and not-found pages as every other host. */
import { languageCodes, languages } from '../../i18n/languages.ts';
import { addressOf, fileOf } from '../../site/urls.ts';
import { mediaTypes, mediaTypesByName } from './content-types.ts';
import { commonHeaders, headerExceptions, type HeaderFacts, type Headers } from './headers.ts';

/** What differs between one machine and another. */
export interface NginxPaths {
  /** Host name that visitors write. */
  host: string;
  /** Host name that leads there, because visitors write it too. */
  otherHost: string;
  /** Folder of the built site. */
  root: string;
  certificate: string;
  certificateKey: string;
  /** Folder that certbot writes its challenges to (`--webroot -w`). */
  challenges: string;
  httpPort?: number;
  httpsPort?: number;
}

/** Where Debian and certbot put things for a host; Debian's own first site serves the folder of challenges before this one does. */
export function usualPaths(host: string): NginxPaths {
  const certificates = `/etc/letsencrypt/live/${host}`;
  return {
    host,
    otherHost: host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`,
    root: `/var/www/${host}`,
    certificate: `${certificates}/fullchain.pem`,
    certificateKey: `${certificates}/privkey.pem`,
    challenges: '/var/www/html',
  };
}

const quoted = (value: string) => `"${value.replaceAll('"', '\\"')}"`;
const variableOf = (header: string) => `$${header.toLowerCase().replaceAll('-', '_')}`;

/** One map for each header that has exceptions, because an `add_header` in a location would drop all others. */
function headerMaps(common: Headers): string[] {
  const names = new Set(headerExceptions.flatMap(({ headers }) => Object.keys(headers)));
  return [...names].map((name) => {
    const exceptions = headerExceptions.filter(({ headers }) => name in headers);
    const rows = exceptions.map(({ prefix, headers }) => `    ~^${prefix} "${headers[name]}";`);
    return [`map $uri ${variableOf(name)} {`, `    default "${common[name]}";`, ...rows, '}'].join('\n');
  });
}

/** One map for each header that a visitor who saves data does not get; nginx sends no header that is empty. */
function savingMaps(common: Headers, saving: Headers): string[] {
  const leftOut = Object.entries(common).filter(([name]) => !(name in saving));
  return leftOut.map(([name, value]) => [`map $http_save_data ${variableOf(name)} {`, `    default ${quoted(value)};`, '    on "";', '}'].join('\n'));
}

function notFoundMap(): string {
  const translated = languageCodes.filter((language) => languages[language].prefix !== '');
  const rows = translated.map((language) => `    ~^${languages[language].prefix}(/|$) /${fileOf(addressOf('not-found', language))};`);
  return ['map $uri $not_found {', '    default /404.html;', ...rows, '}'].join('\n');
}

/** Not-found pages are shown in the place of others, and are no addresses themselves. */
function notFoundLocations(address: string): string {
  return `    location = ${address} {
        return 404;
    }
    location = ${address}.html {
        internal;
    }`;
}

function typeLines(): string[] {
  return Object.entries(mediaTypes).map(([extension, { type }]) => `        ${type} ${extension.slice(1)};`);
}

/** Text of the configuration, for Debian's `/etc/nginx/sites-available`; it needs libnginx-mod-http-brotli-static. */
export function nginxConfiguration(facts: Omit<HeaderFacts, 'secure'>, place: NginxPaths): string {
  const { host, otherHost, root, certificate, certificateKey, challenges, httpPort = 80, httpsPort = 443 } = place;
  const common = commonHeaders({ ...facts, secure: true });
  const saving = commonHeaders({ ...facts, secure: true, savesData: true });
  const excepted = new Set(headerExceptions.flatMap(({ headers }) => Object.keys(headers)));
  const headers = Object.entries(common).map(
    ([name, value]) => `    add_header ${name} ${excepted.has(name) || !(name in saving) ? variableOf(name) : quoted(value)} always;`,
  );
  const notFoundPages = languageCodes.map((language) => addressOf('not-found', language));
  const origin = `https://${host}${httpsPort === 443 ? '' : `:${httpsPort}`}`;
  const secured = `listen ${httpsPort} ssl http2;
    listen [::]:${httpsPort} ssl http2;
    ssl_certificate ${certificate};
    ssl_certificate_key ${certificateKey};
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:site:1m;
    server_tokens off;`;
  const named = Object.entries(mediaTypesByName);
  const charsets = new Set(Object.values(mediaTypes).flatMap(({ type, text }) => (text && type !== 'text/html' ? [type] : [])));

  return `# Written by the build from src/hosting; changes here are lost with the next one.
# Debian: apt-get install nginx libnginx-mod-http-brotli-static
${[...headerMaps(common), ...savingMaps(common, saving), notFoundMap()].join('\n\n')}

map $status $allowed_methods {
    405 "GET, HEAD";
}

server {
    listen ${httpPort};
    listen [::]:${httpPort};
    server_name ${host} ${otherHost};
    server_tokens off;

    # Certificates are renewed over plain http.
    location ^~ /.well-known/acme-challenge/ {
        root ${challenges};
    }

    location / {
        return 301 ${origin}$request_uri;
    }
}

server {
    ${secured}
    server_name ${host};

    root ${root};
    absolute_redirect off;
    charset utf-8;
    charset_types ${[...charsets].join(' ')};
    types {
${typeLines().join('\n')}
    }

    gzip_static on;
    # Requests that come through a proxy too.
    gzip_proxied any;
    gzip_vary on;
    # Without the module named above nginx does not start: remove this line then.
    brotli_static on;

${headers.join('\n')}
    add_header Allow $allowed_methods always;

    if ($request_method !~ ^(GET|HEAD)$) {
        return 405;
    }

    error_page 404 $not_found;
${notFoundPages.map(notFoundLocations).join('\n')}

    # Hidden files, files for other hosts, and compressed files as such are no addresses.
    location ~ (/\\.|^/_|\\.(br|gz)$) {
        return 404;
    }

    location = / {
        try_files /index.html =404;
    }

    # Only what looks like an address of the site moves: a browser would read /\\host as another host.
    location ~ ^(/[a-z\\d-]+)*(/|/index|\\.html)$ {
        rewrite ^/index(\\.html)?/*$ / permanent;
        rewrite ^(.+?)(/index)?(\\.html)?/*$ $1 permanent;
    }

${named.map(([file, type]) => `    location = /${file} {\n        types {}\n        default_type ${type};\n    }\n`).join('\n')}
    location / {
        try_files $uri $uri.html =404;
    }
}

# The site has one address; the certificate names both.
server {
    ${secured}
    server_name ${otherHost};
    add_header Strict-Transport-Security ${quoted(common['Strict-Transport-Security'] ?? '')} always;
    return 301 ${origin}$request_uri;
}
`;
}
