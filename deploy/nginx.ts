import { routes } from '../src/navigation/paths';
import { pageHeaders, plainHeaders, transportHeader } from './headers.ts';
import type { ShopHost, ShopHosts } from './shopHost.ts';

type Place = {
  /** the folder written by `writeServer`, as a path on the server */
  root: string;
  port: number;
};

/** A host's folder under `pages`, as a name valid on any file system. */
export const pageFolder = (host: string): string =>
  host === '*' ? 'every-other' : host.replace('*.', 'under-');

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

/**
 * The nginx configuration for these hosts, included in the `http` context (`conf.d`). Requires
 * nginx 1.22 with the brotli static module (Debian: libnginx-mod-http-brotli-static).
 */
export function nginxConfig(page: string, hosts: ShopHosts, { root, port }: Place): string {
  const policyOf = (host: ShopHost) => pageHeaders(page, host)['Content-Security-Policy'] ?? '';
  const byHost = (name: string, value: (host: ShopHost, key: string) => string) => {
    const rows = [...hosts.named].map(([key, host]) => `  ${key} ${quoted(value(host, key))};`);
    return [
      `map $host ${name} {`,
      '  hostnames;',
      `  default ${quoted(value(hosts.fallback, '*'))};`,
      ...rows,
      '}',
    ].join('\n');
  };
  const always = Object.entries(plainHeaders)
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');
  const [transport, age] = transportHeader;
  // a worker's policy is the one sent with its own file
  const policy = '    add_header Content-Security-Policy $storefront_policy always;';
  const common = `${policy}\n${always}\n    add_header ${transport} $storefront_transport always;`;
  const ofPage = `    etag off;
    if_modified_since off;
    add_header Last-Modified "";
    add_header Cache-Control "no-cache" always;
${common}`;

  return `# Written by npm run deploy from a host list; the next run overwrites changes made here.

# The page and the policy of each host.
${byHost('$storefront_page', (_, key) => pageFolder(key))}

${byHost('$storefront_policy', policyOf)}

# HSTS only on responses sent over https.
map $scheme:$http_x_forwarded_proto $storefront_transport {
  default "";
  ~https "${age}";
}

# A path that is no screen gets the page with which the shop says so, as a 404.
map $uri $storefront_shown {
  default /not-a-screen;
  "~${shownPaths}" /index.html;
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
  include storefront.d/*.conf;

  # A missing file is a 404, never the page: a browser would run HTML as code.
  location /assets/ {
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

  # What a host has in files (npm run deploy -- --home): home, its products, and what robots and phones ask for.
  location ~ ^/$ {
    root ${root}/pages/$storefront_page;
    try_files /home.html /index.html;
${ofPage}
  }
  location ~ "^/product/(?<storefront_product>[\\w-]{1,64})/*$" {
    root ${root}/pages/$storefront_page;
    try_files /product/$storefront_product.html /index.html;
${ofPage}
  }
  location ~ ^/(robots\\.txt|manifest\\.webmanifest|sitemap\\.xml)$ {
    root ${root}/pages/$storefront_page;
    try_files $uri @storefront_site;
    add_header Cache-Control "no-cache" always;
${common}
  }
  location @storefront_site {
    try_files $uri =404;
    add_header Cache-Control "no-cache" always;
${common}
  }

  # The service worker, or where it is switched off the one that takes it away. Never from a cache.
  location = /sw.js {
    root ${root}/pages/$storefront_page;
    try_files $uri =404;
${ofPage}
  }

  # No conditional requests: pages of two builds may have the same length, hence the same ETag.
  location = /index.html {
    root ${root}/pages/$storefront_page;
${ofPage}
  }
}
`;
}
