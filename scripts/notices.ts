import type { Plugin } from 'vite';
import { readPackages } from './licences/packages.ts';
import { writeNotices } from './licences/writeNotices.ts';

/**
 * Writes `licences.txt` beside the shop: the notices of what it is made with. Refuses a build that holds
 * a package which does not count as going out, since nothing would be said of it.
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
          this.error(`${name} is in the build, and not in its notices`);
      }
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: writeNotices(packages) });
    },
  };
}
