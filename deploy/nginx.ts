import { routes } from '../src/navigation/paths';
import { pageHeaders, plainHeaders, transportHeader } from './headers.ts';
import type { ShopHost, ShopHosts } from './shopHost.ts';

export type Place = {
  /** the folder written by `writeServer`, as a path on the server */
  root: string;
  port: number;
  /** the folder that has `assets` of all kept releases (`releases.ts`); without it they are in `root` alone */
  assetsRoot?: string | undefined;
};

/** A host's folder under `pages`, as a name valid on any file system. */
export const pageFolder = (host: string): string =>
  host === '*'
    ? 'every-other'
    : host.replace(/^(?=under-|every-other$)/, '_').replace('*.', 'under-');

/** Where a release is looked at before it is everybody's. */
export const previewPort = (port: number): number => port + 1;

/** A language and a page in front of a path (`stripPathPrefixes`). */
const segments = '(?:/(?:uz|ru)(?:/[12])?|/[12](?:/(?:uz|ru))?)?';

/** The paths of all screens, as a regular expression of nginx and JavaScript. */
export const shownPaths = `^${segments}(?:${Object.values(routes)
  .filter((route) => route !== routes.home)
  .map((route) => route.replaceAll(':id', '[^/]+'))
  .join('|')})?/*$`;

/** A text of nginx. The settings are checked where they are read; here nothing else could pass. */
function quoted(text: string): string {
  if (/["$\\\r\n]/.test(text)) throw new Error(`${text} cannot stand in nginx’s configuration.`);
  return `"${text}"`;
}

/** Words that a map takes for its own parameters. A host may have such a name, and a backslash says that it is one. */
const mapWords = ['default', 'hostnames', 'include', 'volatile'];
const mapKey = (host: string): string => (mapWords.includes(host) ? `\\${host}` : host);

/** Where nginx's own sizes end: a name that fits a bucket of 64 bytes, and hosts that never made it warn. */
const usual = { letters: 46, hosts: 400 };

/**
 * The sizes of nginx's tables of names, where its own are too small: it does not start with a longer name, for any
 * host, and warns of more names. 512 bytes hold the longest name there is. nginx takes the sizes only before the
 * first `map` of its whole configuration, so they are not written without need.
 */
function tableSizes({ named }: ShopHosts): string {
  const isUsual = named.size <= usual.hosts;
  if (isUsual && [...named.keys()].every(({ length }) => length <= usual.letters)) return '';
  const size = Math.max(2048, 2 ** Math.ceil(Math.log2(4 * named.size)));
  return `
# For this many hosts, or names this long. nginx allows it before its first map only: where it calls these lines a
# duplicate, include this file before any other that has a map.
map_hash_bucket_size 512;
map_hash_max_size ${size};
`;
}

/**
 * The nginx configuration for these hosts, included in the `http` context (`conf.d`). Requires
 * nginx 1.22 with the brotli static module (Debian: libnginx-mod-http-brotli-static).
 */
export function nginxConfig(page: string, hosts: ShopHosts, place: Place): string {
  const byHost = (name: string, value: (host: ShopHost, key: string) => string) => {
    const rows = [...hosts.named].map(
      ([key, host]) => `  ${mapKey(key)} ${quoted(value(host, key))};`,
    );
    return [
      `map $host ${name} {`,
      '  hostnames;',
      `  default ${quoted(value(hosts.fallback, '*'))};`,
      ...rows,
      '}',
    ].join('\n');
  };
  return `# Written by npm run deploy from a host list; the next run overwrites changes made here.
${tableSizes(hosts)}
# The page and the policy of each host.
${byHost('$storefront_page', (_, key) => pageFolder(key))}

${byHost('$storefront_policy', (host) => policyOf(page, host))}

${serverBlock(place, '$storefront_page', '$storefront_policy', 'storefront.d')}`;
}

/**
 * The same for one host of a release that is not everybody's yet, at a port of its own. It stands beside the other, so
 * its variables have other names, and no table of it needs a size.
 */
export function previewConfig(page: string, name: string, hosts: ShopHosts, place: Place): string {
  const host = hosts.named.get(name) ?? hosts.fallback;
  const block = serverBlock(
    place,
    pageFolder(name),
    quoted(policyOf(page, host)),
    'storefront-next.d',
  );
  return `# Written by npm run deploy --preview.\n${block.replace(
    /\bstorefront_(?=(transport|shown|file|keep)\b)/g,
    'storefront_next_',
  )}`;
}

const policyOf = (page: string, host: ShopHost): string =>
  pageHeaders(page, host)['Content-Security-Policy'] ?? '';

/** A server; which page and which policy it has are texts or variables, `own` is the folder of its own rules. */
function serverBlock(
  { root, port, assetsRoot = `${root}/site` }: Place,
  page: string,
  policy: string,
  own: string,
): string {
  const always = Object.entries(plainHeaders)
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');
  const [transport, age] = transportHeader;
  // a worker's policy is the one sent with its own file
  const common = `    add_header Content-Security-Policy ${policy} always;\n${always}\n    add_header ${transport} $storefront_transport always;`;
  const ofSite = `    root ${root};
    try_files /pages/${page}$uri /site$uri =404;
    add_header Cache-Control "no-cache" always;
${common}`;

  return `# HSTS only on responses sent over https.
map $scheme:$http_x_forwarded_proto $storefront_transport {
  default "";
  ~https "${age}";
}

# A path that is no screen gets the page with which the shop says so, as a 404.
map $uri $storefront_shown {
  default /not-a-screen;
  "~${shownPaths}" /index.html;
}

# What a host has in files of a path (npm run deploy), which is asked for by its first spelling.
map $request_uri $storefront_file {
  default /index.html;
  ~^/+(\\?|$) /home.html;
  "~^/product/(?<storefront_product>[\\w-]{1,64})/*(\\?|$)" /product/$storefront_product.html;
}

# A file with a hash in its name never changes, but a 404 must not be cached.
map $status $storefront_keep {
  default "no-cache";
  ~^(200|206|304)$ "public, max-age=31536000, immutable";
}

server {
  listen ${port} default_server;
  server_name _;
  server_tokens off;
  root ${root}/site;
  charset utf-8;
  charset_types text/css text/plain application/javascript application/json application/xml image/svg+xml;

  # The build writes .br and .gz files; nothing is compressed per request.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

  # Browsers refuse a module worker of any other type.
  types {
    text/html html;
    text/css css;
    application/javascript js mjs;
    application/json json;
    application/manifest+json webmanifest;
    application/xml xml;
    image/svg+xml svg;
    image/webp webp;
    image/png png;
    image/jpeg jpg jpeg;
    image/x-icon ico;
    font/woff2 woff2;
    text/plain txt;
  }
  default_type application/octet-stream;

  # This server's own rules, for example a proxy to an API on the same host.
  include ${own}/*.conf;

  # A missing file is a 404, never the page: a browser would run HTML as code.
  location /assets/ {
    root ${assetsRoot};
    try_files $uri =404;
    add_header Cache-Control $storefront_keep always;
${common}
  }

  # Every screen has its own URL.
  location / {
    try_files $uri $storefront_shown;
    add_header Cache-Control "no-cache" always;
${common}
  }
  location = /not-a-screen {
    error_page 404 /index.html;
    return 404;
  }

  # What robots and phones ask for: the host's own, else the build's.
  location ~ ^/(robots\\.txt|manifest\\.webmanifest|sitemap\\.xml)$ {
${ofSite}
  }
  location @storefront_site {
${ofSite}
  }

  # No conditional requests: pages of two builds may have the same length, hence the same ETag.
  location = /index.html {
    root ${root}/pages/${page};
    try_files $storefront_file /index.html =404;
    etag off;
    if_modified_since off;
    add_header Last-Modified "";
    add_header Cache-Control "no-cache" always;
${common}
  }
}
`;
}
