import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../mocks/freePort';
import { compressFolder } from './compress';
import { folderWith } from './files.testing';
import type { ShopHosts } from './shopHost';
import { writeServer } from './writeServer';

const run = promisify(execFile);
/** Debian's path. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian's packages of both. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'] as const;

/** Whether nginx and its brotli module are installed. */
export const hasNginx = (): boolean =>
  spawnSync('nginx', ['-v']).error === undefined && existsSync(brotliModule);

/**
 * A port for a server of this test process: one of twenty that no process beside it takes, and below those
 * that the system gives to connections. The next one is a preview's.
 */
export const testPort = (index = 0): Promise<number> =>
  freePort(10_000 + 20 * (process.pid % 1000) + index, () => undefined);

/**
 * Starts a real nginx with `folder`/nginx.conf and resolves, once it listens, to a stop function.
 * `own` goes into `storefront.d`, for this server only, and `http` into the `http` context.
 */
export async function startNginx(
  folder: string,
  own = '',
  http = '',
): Promise<() => Promise<void>> {
  const conf = join(folder, 'conf');
  await mkdir(join(conf, 'storefront.d'), { recursive: true });
  await writeFile(join(conf, 'storefront.d/own.conf'), own);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/tmp-${name};`)
    .join('\n');
  await writeFile(
    join(conf, 'main.conf'),
    `load_module ${brotliModule};
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
${temporary}
${http}
  include ${folder}/nginx.conf;
}
`,
  );
  const args = argsOf(folder);
  // the command exits once the daemon has bound the port
  await run('nginx', args);
  return async () => {
    await run('nginx', [...args, '-s', 'stop']);
  };
}

type Served = {
  hasHome?: boolean;
  /** more of nginx's configuration, for the server and for the `http` context */
  confOf?: (folder: string) => Promise<{ own: string; http: string }>;
};

/** Starts nginx with what `npm run deploy` makes of a build of these files. */
export async function serveBuild(
  files: Record<string, string>,
  hosts: ShopHosts,
  { hasHome = false, confOf }: Served = {},
) {
  const dist = await folderWith(files);
  await compressFolder(dist);
  const out = await folderWith();
  const port = await testPort();
  await writeServer({ dist, out, hosts, root: out, port, hasHome });
  const conf = await confOf?.(out);
  const stop = await startNginx(out, conf?.own, conf?.http);
  return {
    dist,
    out,
    get: (path: string, headers?: Record<string, string>) => get(port, path, headers),
    async stop() {
      await stop();
      for (const folder of [dist, out]) await rm(folder, { recursive: true });
    },
  };
}

const argsOf = (folder: string) => [
  ...['-p', folder, '-e', join(folder, 'error.log')],
  ...['-c', join(folder, 'conf/main.conf')],
];

/** How the nginx that `startNginx` has started for `folder` is told something. */
export const nginxCommand = (folder: string): string => ['nginx', ...argsOf(folder)].join(' ');

export type Answer = {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
};

/** `node:http`, because `fetch` cannot set the Host header and decompresses responses. */
export function get(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [name, value?.toString()]),
          ),
          body: Buffer.concat(parts),
        }),
      );
    });
    call.on('error', reject).end();
  });
}
