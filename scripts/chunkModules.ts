import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Maps each output file to its sources, beside Vite's manifest. */
export const modulesFile = '.vite/modules.json';

/** Writes `{ file: { source: characters } }`, before minifying, for the checks of the first load (scripts/weigh.ts). */
export function chunkModules(): Plugin {
  let root = '';
  return {
    name: 'chunk-modules',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const sources: Record<string, Record<string, number>> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const modules = Object.entries(file.modules);
        sources[file.fileName] = Object.fromEntries(
          modules.map(([id, { renderedLength }]) => [relative(root, id), renderedLength]),
        );
      }
      this.emitFile({ type: 'asset', fileName: modulesFile, source: JSON.stringify(sources) });
    },
  };
}
