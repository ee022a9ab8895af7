import type { Plugin } from 'vite';
import { readPackages } from './licences/packages.ts';
import { writeNotices } from './licences/writeNotices.ts';

/**
 * Writes `licences.txt` into the build: the notices of shipped packages. Fails a build that
 * contains a package not counted as shipped, since its notice would be missing.
 */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle() {
      const packages = readPackages();
      const shipped = new Set(packages.flatMap(({ name, isShipped }) => (isShipped ? [name] : [])));
      for (const id of this.getModuleIds()) {
        const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
        if (name && !shipped.has(name))
          this.error(`${name} is in the build but not in its notices`);
      }
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: writeNotices(packages) });
    },
  };
}
