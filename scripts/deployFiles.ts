import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { compressFolder } from '../deploy/compress.ts';
import { headersFile, redirectsFile } from '../deploy/headers.ts';
import { checkPageMetas } from '../deploy/pageMetas.ts';
import { type ShopHost, settingsOf } from '../deploy/shopHost.ts';

/**
 * Adds to a build what servers need: compressed text files, and the `_headers` and `_redirects` of
 * a static host with the build's own settings. Stops a build whose settings are not allowed.
 */
export function deployFiles(): Plugin {
  let config: ResolvedConfig;
  let settings: ShopHost['settings'];
  return {
    name: 'deploy-files',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
      // before anything is built
      settings = settingsOf(resolved.env);
    },
    async closeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const page = await readFile(join(folder, 'index.html'), 'utf8');
      checkPageMetas(page);
      const host = { settings, allow: [], origins: [] };
      await writeFile(join(folder, '_headers'), headersFile(page, host));
      await writeFile(join(folder, '_redirects'), redirectsFile);
      await compressFolder(folder);
    },
  };
}
