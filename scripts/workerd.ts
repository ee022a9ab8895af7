import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type RequestListener, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Miniflare } from 'miniflare';

type Configuration = {
  name: string;
  main: string;
  compatibility_date: string;
  compatibility_flags: string[];
  assets: { directory: string };
};

const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Starts what `npm run deploy -- --worker` has written into `folder` in the platform's own runtime, workerd, by its own
 * configuration; `write` gets the worker's log. What is started again from the folder finds the platform's cache there.
 */
export async function startWorkerd(folder: string, write: (text: string) => void) {
  const text = await readFile(join(folder, 'wrangler.json'), 'utf8');
  const { name, main, assets, ...wanted }: Configuration = JSON.parse(text);
  const own = signals.map((signal) => process.listeners(signal));
  const miniflare = new Miniflare({
    name,
    modules: true,
    modulesRoot: join(folder, main, '..'),
    scriptPath: join(folder, main),
    compatibilityDate: wanted.compatibility_date,
    compatibilityFlags: wanted.compatibility_flags,
    assets: {
      directory: join(folder, assets.directory),
      routerConfig: { has_user_worker: true },
      assetConfig: { html_handling: 'none', not_found_handling: 'none' },
    },
    cachePersist: join(folder, '.cache'),
    handleRuntimeStdio(output: Readable, errors: Readable) {
      for (const stream of [output, errors])
        createInterface({ input: stream }).on('line', (line) => write(`${line}\n`));
    },
  });
  // It would end this process at once, where its caller stops it in order.
  for (const [at, signal] of signals.entries())
    for (const listener of process.listeners(signal))
      if (!own[at]?.includes(listener)) process.off(signal, listener);
  const { port } = await miniflare.ready;
  return { port: Number(port), stop: () => miniflare.dispose() };
}

/** Hands a request on to the worker as it came. */
export const passTo =
  (port: number): RequestListener =>
  (incoming: IncomingMessage, outgoing) => {
    const { method, url: path, headers } = incoming;
    // each on a connection of its own: one that is kept may be closed as it is used again
    const to = { agent: false, host: '127.0.0.1', port, method, path, headers };
    const handed = request(to, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    handed.on('error', () => outgoing.destroy());
    incoming.pipe(handed);
  };
