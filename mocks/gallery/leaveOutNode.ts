import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const absent = fileURLToPath(new URL('./stage/absent.ts', import.meta.url));

/** Parts of the mock backend that need Node; the gallery runs it in a page without them. */
const nodesOwn = [/\/pictures\/draw$/, /^@tma\.js\/init-data-node$/];

/** Replaces modules that need Node with `stage/absent`, so that the mock backend runs in a page. */
export function leaveOutNode(): Plugin {
  return {
    name: 'leave-out-node',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer?.includes('/mocks/backend/') && nodesOwn.some((name) => name.test(source))
        ? absent
        : undefined,
  };
}
