import type { Plugin, ResolvedConfig } from 'vite';

const marker = '<!-- links -->';

/**
 * Replaces `<!-- links -->` with the URLs of first-load chunks that only the early script can request in time: React
 * DOM (`reactDom`), what reads the API's responses (`api`) and each language's first dictionary. The links are inert:
 * the script sets their `rel`.
 */
export function earlyLinks(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'early-links',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const links = chunks.flatMap(({ fileName, name }) => {
          const early = /^(reactDom$|api$|\w+(?=\.home$))/.exec(name)?.[0];
          return early
            ? [`<link data-early="${early}" href="${config.base}${fileName}" crossorigin>`]
            : [];
        });
        return html.replace(marker, () => links.join(''));
      },
    },
  };
}
