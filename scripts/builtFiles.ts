import type { Plugin } from 'vite';
import { formerWorkerFiles, formerWorkerOff } from '../deploy/formerWorkers.ts';
import { robotsText } from '../deploy/robotsText.ts';
import { packageOf } from './chunkModules.ts';
import { readPackages } from './licences/packages.ts';
import { writeNotices } from './licences/writeNotices.ts';

/**
 * Writes into the build what is not of the app: `robots.txt`, from where every server without the edge takes it; under
 * the usual names of service workers the script that ends those of an earlier shop; `licences.txt` with the notices of
 * shipped packages. Fails a build with a package not counted as shipped, since its notice would be missing.
 */
export function builtFiles(): Plugin {
  return {
    name: 'built-files',
    apply: 'build',
    generateBundle() {
      const packages = readPackages();
      const shipped = new Set(packages.flatMap(({ name, isShipped }) => (isShipped ? [name] : [])));
      for (const id of this.getModuleIds()) {
        const name = packageOf(id);
        if (name && !shipped.has(name))
          this.error(`${name} is in the build but not in its notices`);
      }
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source });
      emit('licences.txt', writeNotices(packages));
      emit('robots.txt', robotsText());
      for (const fileName of formerWorkerFiles) emit(fileName, formerWorkerOff);
    },
  };
}
