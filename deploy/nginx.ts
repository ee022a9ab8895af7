import { pageHeaders, plainHeaders, transportHeader } from './headers.ts';
import type { ShopHost, ShopHosts } from './shopHost.ts';

type Place = {
  /** the folder that `serverFiles` has written, as the server sees it */
  root: string;
  port: number;
};

/** The folder of a host's page under `pages`: a name that any file system takes. */
export const pageFolder = (host: string): string =>
  host === '*' ? 'every-other' : host.replace('*.', 'under-');

/**
 * The configuration of nginx for these hosts, for its `http` context (`conf.d`). It needs
 * nginx 1.22 with the brotli static module (Debian: libnginx-mod-http-brotli-static).
 */
export function nginxConfig(page: string, hosts: ShopHosts, { root, port }: Place): string {
  const policyOf = (host: ShopHost) => pageHeaders(page, host)['Content-Security-Policy'] ?? '';
  const byHost = (name: string, value: (host: ShopHost, key: string) => string) => {
    const rows = [...hosts.named].map(([key, host]) => `  ${key} "${value(host, key)}";`);
    return [
      `map $host ${name} {`,
      '  hostnames;',
      `  default "${value(hosts.fallback, '*')}";`,
      ...rows,
      '}',
    ].join('\n');
  };
  const always = Object.entries(plainHeaders)
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');
  const [transport, age] = transportHeader;
  // a worker has the policy that its own file came with
  const policy = '    add_header Content-Security-Policy $storefront_policy always;';
  const common = `${policy}\n${always}\n    add_header ${transport} $storefront_transport always;`;

  return `# Written by npm run deploy from a list of hosts; changes here are lost with the next one.

# The page of each host, and what may run in it.
${byHost('$storefront_page', (_, key) => pageFolder(key))}

${byHost('$storefront_policy', policyOf)}

# Only an answer that goes out over https may ask for https ever after.
map $scheme:$http_x_forwarded_proto $storefront_transport {
  default "";
  ~https "${age}";
}

# What has its hash in its name never changes; that it is missing may.
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
  charset_types text/css application/javascript application/json image/svg+xml;

  # Made by the build, so that nothing is compressed while somebody waits.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

  # A module worker is refused under any other type.
  types {
    text/html html;
    text/css css;
    application/javascript js mjs;
    application/json json webmanifest;
    image/svg+xml svg;
    image/webp webp;
    image/png png;
    image/jpeg jpg jpeg;
    image/x-icon ico;
    font/woff2 woff2;
    text/plain txt;
  }
  default_type application/octet-stream;

  # What is this server's own, a proxy to an API on the same host for example.
  include storefront.d/*.conf;

  # A missing file is a 404, never the page: a browser would take it for code.
  location /assets/ {
    try_files $uri =404;
    add_header Cache-Control $storefront_keep always;
${common}
  }

  # Every screen has an address.
  location / {
    try_files $uri /index.html;
    add_header Cache-Control "no-cache" always;
${common}
  }

  # Two builds may weigh the same to the byte: the page is sent whole each time, never compared.
  location = /index.html {
    root ${root}/pages/$storefront_page;
    etag off;
    if_modified_since off;
    add_header Last-Modified "";
    add_header Cache-Control "no-cache" always;
${common}
  }
}
`;
}
