import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Maps each output file to its sources, beside Vite's manifest. */
export const modulesFile = '.vite/modules.json';

/** Maps each package in the output to the code of its modules in it, before minifying. */
export const packagesFile = '.vite/packages.json';

/** The package of a source file; null for the app's own. */
export const packageOf = (source: string): string | null =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? null;

/**
 * Writes `{ file: { source: characters } }`, before minifying, for the checks of the first load, and the code of each
 * package for those of what ships (scripts/weigh.ts).
 */
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
      const packages: Record<string, string[]> = {};
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const modules = Object.entries(file.modules);
        sources[file.fileName] = Object.fromEntries(
          modules.map(([id, { renderedLength }]) => [relative(root, id), renderedLength]),
        );
        for (const [id, { code }] of modules) {
          const name = packageOf(id);
          if (name && code) packages[name] = [...(packages[name] ?? []), code];
        }
      }
      this.emitFile({ type: 'asset', fileName: modulesFile, source: JSON.stringify(sources) });
      this.emitFile({ type: 'asset', fileName: packagesFile, source: JSON.stringify(packages) });
    },
  };
}
