import type { Plugin, ResolvedConfig } from 'vite';

const marker = '<!-- links -->';

/**
 * Replaces `<!-- links -->` with the URLs of first-load chunks that only the early script can
 * request in time: React DOM (`reactDom`) and each language's first dictionary. The links are inert
 * until that script sets their `rel`.
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
        const links = Object.values(bundle).flatMap((file) => {
          const name = file.type === 'chunk' && /^(reactDom$|\w+(?=\.home$))/.exec(file.name)?.[0];
          return name
            ? [`<link data-early="${name}" href="${config.base}${file.fileName}" crossorigin>`]
            : [];
        });
        return html.replace(marker, () => links.join(''));
      },
    },
  };
}
