import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, loadConfigFromFile, type PluginOption } from 'vite';
import { sheetsOf } from './readSites.ts';
import { startOf } from './template.ts';

type Build = {
  /** the project folder */
  root: string;
  /** the built shop: the worker carries its page, and the class names are equal */
  dist: string;
  out: string;
  /** the mode that the shop was built in */
  mode: string;
  /** default: both */
  entries?: readonly ('node' | 'worker')[];
};

/**
 * Bundles the edge as `node.js` and `worker.js`, each one file with all it needs. The app's own Vite
 * configuration makes it, because the markup must carry the class names of the app's styles.
 */
export async function buildEdge(wanted: Build): Promise<void> {
  const { root, dist, out, mode, entries = ['node', 'worker'] } = wanted;
  const file = join(root, 'vite.config.ts');
  const loaded = await loadConfigFromFile({ command: 'build', mode, isSsrBuild: true }, file, root);
  if (!loaded) throw new Error(`${file} cannot be read.`);
  const page = await readFile(join(dist, 'index.html'), 'utf8');
  const edgeBuild = { page, css: await sheetsOf(page, dist) };
  for (const [at, entry] of entries.entries())
    await build({
      configFile: false,
      root,
      mode,
      logLevel: 'warn',
      // the rest writes into the page and beside it
      plugins: await ofVite(loaded.config.plugins ?? []),
      ...(loaded.config.resolve && { resolve: loaded.config.resolve }),
      ...(loaded.config.css && { css: loaded.config.css }),
      define: {
        'process.env.NODE_ENV': '"production"',
        edgeStart: JSON.stringify(startOf(page)),
        ...(entry === 'worker' && { edgeBuild: JSON.stringify(edgeBuild) }),
      },
      ssr: {
        noExternal: true,
        external: ['node:crypto'],
        target: entry === 'worker' ? 'webworker' : 'node',
      },
      build: {
        ssr: join(root, `deploy/edge/${entry}.ts`),
        outDir: out,
        emptyOutDir: at === 0,
        target: 'es2023',
        copyPublicDir: false,
        reportCompressedSize: false,
        chunkSizeWarningLimit: 4000,
        rolldownOptions: {
          output: { entryFileNames: `${entry}.js`, codeSplitting: false },
          checks: { bundlerTimings: false },
        },
      },
    });
}

async function ofVite(plugins: PluginOption[]): Promise<PluginOption[]> {
  const found: PluginOption[] = [];
  for (const one of plugins) {
    const plugin = await one;
    if (Array.isArray(plugin)) found.push(...(await ofVite(plugin)));
    else if (plugin && /^vite:/.test(plugin.name)) found.push(plugin);
  }
  return found;
}
