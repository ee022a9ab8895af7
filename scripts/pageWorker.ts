import type { Plugin, ResolvedConfig } from 'vite';
import { builtWorker, workerFile, workerOf } from '../deploy/pageWorker.ts';
import { settingsOf } from '../deploy/shopHost.ts';
import { bundleScript } from './bundleScript.ts';

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
      // A classic script: the oldest clients know no modules in service workers.
      const { code: on } = await bundleScript('src/worker/worker.ts', config);
      const source = workerOf(settingsOf(config.env), { on, built: '' });
      this.emitFile({ type: 'asset', fileName: builtWorker, source: on });
      this.emitFile({ type: 'asset', fileName: workerFile, source });
    },
  };
}
