import type { Plugin, ResolvedConfig } from 'vite';
import { bundleScript } from './bundleScript.ts';

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
          const script = await bundleScript(`src/${name}.ts`, config);
          const code = script.code.trim().replaceAll('</script', '<\\/script');
          for (const source of script.sources) sources.add(source);
          // a function, so that `$&` in the code is not a replacement pattern
          page = page.replace(marker, () => `<script data-name="${name}">${code}</script>`);
        }
        return page;
      },
    },
    handleHotUpdate({ file, server }) {
      if (sources.has(file)) server.hot.send({ type: 'full-reload' });
    },
  };
}
