import { join } from 'node:path';
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
          const script = await bundle(`src/${name}.ts`, config);
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

/** Bundles and minifies a source of the app into one classic script, safe inside a script element. */
async function bundle(file: string, { root, mode }: ResolvedConfig): Promise<Script> {
  const output = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: browsers,
      rolldownOptions: { input: join(root, file), output: { format: 'iife' } },
      modulePreload: false,
      copyPublicDir: false,
    },
  });
  const outputs = [output].flat();
  const [chunk, ...others] = outputs.flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk' || others.length > 0)
    throw new Error(`${file} must bundle into one script without styles or files.`);
  const code = chunk.code.trim().replaceAll('</script', '<\\/script');
  return { code, sources: chunk.moduleIds };
}
