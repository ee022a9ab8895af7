import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { browsers } from './browsers.ts';

const entry = fileURLToPath(new URL('../src/early.ts', import.meta.url));
const marker = '<!-- early -->';

/**
 * Puts `src/early.ts`, bundled and minified, into the head of index.html in place of
 * `<!-- early -->`: it runs before the bundle arrives. In development it is built again for each
 * page load, and a change of it, or of what it imports, reloads the page.
 */
export function inlineEarly(): Plugin {
  let config: ResolvedConfig;
  const sources = new Set<string>();
  return {
    name: 'inline-early',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes(marker)) return html;
        const early = await bundleEarly(config);
        for (const source of early.sources) sources.add(source);
        // a function, so that `$&` in the code is not a replacement pattern
        return html.replace(marker, () => `<script>${early.code}</script>`);
      },
    },
    handleHotUpdate({ file, server }) {
      if (sources.has(file)) server.hot.send({ type: 'full-reload' });
    },
  };
}

type Early = { code: string; sources: string[] };

/** Bundles the early script into one self-contained statement, safe inside a script element. */
async function bundleEarly({ root, mode }: ResolvedConfig): Promise<Early> {
  const output = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: browsers,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
      modulePreload: false,
      copyPublicDir: false,
    },
  });
  const outputs = [output].flat();
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  if (chunks.length !== 1 || chunks[0]?.type !== 'chunk')
    throw new Error('src/early.ts must bundle into one script without styles or files.');
  const { code, moduleIds } = chunks[0];
  return { code: code.trim().replaceAll('</script', '<\\/script'), sources: moduleIds };
}
