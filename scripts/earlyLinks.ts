import type { Plugin, ResolvedConfig } from 'vite';

const marker = '<!-- links -->';

/**
 * Writes in place of `<!-- links -->` where the parts of the first load are that only the early
 * script can ask for in time: React DOM (`live`) and each language's first dictionary. They are
 * links without a meaning until that script gives one of them its `rel`.
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
          const name = file.type === 'chunk' && /^(live$|\w+(?=\.home$))/.exec(file.name)?.[0];
          return name
            ? [`<link data-early="${name}" href="${config.base}${file.fileName}" crossorigin>`]
            : [];
        });
        return html.replace(marker, () => links.join(''));
      },
    },
  };
}
