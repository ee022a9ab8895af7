import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { builtWorker, workerFile, workerOf } from '../deploy/pageWorker.ts';
import { settingsOf } from '../deploy/shopHost.ts';
import { browsers } from './browsers.ts';

const entry = fileURLToPath(new URL('../src/worker/worker.ts', import.meta.url));

/**
 * Writes the service worker into the build: as `/sw.js`, as far as the build's own settings want it, and beside the
 * build's metadata, from where `npm run deploy` takes it for the hosts that do.
 */
export function pageWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'page-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      const on = await bundleWorker(config);
      const source = workerOf(settingsOf(config.env), { on, built: '' });
      this.emitFile({ type: 'asset', fileName: builtWorker, source: on });
      this.emitFile({ type: 'asset', fileName: workerFile, source });
    },
  };
}

/** A classic script: the oldest clients know no modules in service workers. */
async function bundleWorker({ root, mode }: ResolvedConfig): Promise<string> {
  const output = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: browsers,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
      modulePreload: false,
      copyPublicDir: false,
    },
  });
  const outputs = [output].flat();
  const [chunk, ...others] = outputs.flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk' || others.length > 0)
    throw new Error('src/worker/worker.ts must bundle into one script.');
  return chunk.code;
}
