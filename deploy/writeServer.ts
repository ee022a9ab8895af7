import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compressFolder } from './compress.ts';
import { nginxConfig, pageFolder } from './nginx.ts';
import type { ShopHost, ShopHosts } from './shopHost.ts';
import { headersFile, redirectsFile } from './staticHost.ts';
import { withSettings } from './withSettings.ts';

/** What of a build no server sends: its page, which each host has its own of, and notes of the build. */
const notServed = /^(index\.html(\.(br|gz))?|\.vite|_headers|_redirects)$/;

type Server = {
  /** the folder that `npm run build` made */
  dist: string;
  out: string;
  hosts: ShopHosts;
  /** where `out` stands on the server */
  root: string;
  port: number;
};

/**
 * Writes all that nginx serves, and its configuration. Files of earlier builds under `assets` stay:
 * whoever has an older page open can still load the rest of it.
 */
export async function writeServer({ dist, out, hosts, root, port }: Server): Promise<void> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const config = nginxConfig(page, hosts, { root, port });
  await cp(dist, join(out, 'site'), {
    recursive: true,
    filter: (source) => source === dist || !notServed.test(basename(source)),
  });
  await rm(join(out, 'pages'), { recursive: true, force: true });
  for (const [name, host] of [['*', hosts.fallback] as const, ...hosts.named]) {
    const folder = join(out, 'pages', pageFolder(name));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), withSettings(page, host));
  }
  await compressFolder(join(out, 'pages'));
  await writeFile(join(out, 'nginx.conf'), config);
}

/** Writes one host's shop as a folder for a static host, which compresses by itself. */
export async function writeStatic(dist: string, out: string, host: ShopHost): Promise<void> {
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  await cp(dist, out, {
    recursive: true,
    filter: (source) => !/(\.vite|\.br|\.gz)$/.test(source),
  });
  await writeFile(join(out, 'index.html'), withSettings(page, host));
  await writeFile(join(out, '_headers'), headersFile(page, host));
  await writeFile(join(out, '_redirects'), redirectsFile);
}
