import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const absent = fileURLToPath(new URL('./stage/absent.ts', import.meta.url));

/** What of the mock backend only Node can do; the gallery, which runs it in a page, does without. */
const nodesOwn = [/\/pictures\/draw$/, /^@tma\.js\/init-data-node$/];

/** Puts `stage/absent` in the place of what needs Node, so that the mock backend runs in a page. */
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
