import type { Plugin } from 'vite';
import { formerWorkerFiles, formerWorkerOff } from '../deploy/formerWorkers.ts';

/** Writes into the build, under the usual names of service workers, the script that ends those of an earlier shop. */
export function formerWorkers(): Plugin {
  return {
    name: 'former-workers',
    apply: 'build',
    generateBundle() {
      for (const fileName of formerWorkerFiles)
        this.emitFile({ type: 'asset', fileName, source: formerWorkerOff });
    },
  };
}
