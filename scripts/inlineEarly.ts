import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { browsers } from './browsers.ts';

const names = ['firstPaint', 'early'];

/**
 * Puts `src/firstPaint.ts` and `src/early.ts`, bundled and minified, into the head of index.html in place of
 * `<!-- firstPaint -->` and `<!-- early -->`: they run before the bundle arrives. The edge moves the second behind
 * home, by its name (deploy/edge/template.ts). In development they are built again for each page load, and a change of
 * them, or of what they import, reloads the page.
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
        let page = html;
        for (const name of names) {
          const marker = `<!-- ${name} -->`;
          if (!page.includes(marker)) continue;
          const script = await bundle(name, config);
          for (const source of script.sources) sources.add(source);
          // a function, so that `$&` in the code is not a replacement pattern
          page = page.replace(marker, () => `<script data-name="${name}">${script.code}</script>`);
        }
        return page;
      },
    },
    handleHotUpdate({ file, server }) {
      if (sources.has(file)) server.hot.send({ type: 'full-reload' });
    },
  };
}

type Script = { code: string; sources: string[] };

/** Bundles `src/<name>.ts` into one self-contained statement, safe inside a script element. */
async function bundle(name: string, { root, mode }: ResolvedConfig): Promise<Script> {
  const entry = fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url));
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
    throw new Error(`src/${name}.ts must bundle into one script without styles or files.`);
  const { code, moduleIds } = chunks[0];
  return { code: code.trim().replaceAll('</script', '<\\/script'), sources: moduleIds };
}
