import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

const marker = '<!-- links -->';

/**
 * Replaces `<!-- links -->` with the URLs of files that a page needs but does not load by itself. The links are
 * inert. `data-early`: first-load chunks that only the early script can request in time, React DOM (`reactDom`),
 * what reads the API's responses (`api`) and each language's first dictionary, by setting their `rel`. `data-later`:
 * what every start loads behind home, and each language's other dictionary, which a service worker stores with the
 * page.
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
        const languages = chunks.flatMap(({ name }) => /^\w+(?=\.home$)/.exec(name) ?? []);
        const links = chunks.flatMap((chunk) => {
          const { fileName, name } = chunk;
          const early = /^(reactDom$|api$|\w+(?=\.home$))/.exec(name)?.[0];
          if (early)
            return [`<link data-early="${early}" href="${config.base}${fileName}" crossorigin>`];
          const later = name === 'behind' || languages.includes(name) ? filesOf(chunk, chunks) : [];
          return later.map((file) => `<link data-later="${name}" href="${config.base}${file}">`);
        });
        return html.replace(marker, () => links.join(''));
      },
    },
  };
}

/** A chunk with its style sheets, and those that it imports, without what the page itself names. */
function filesOf(chunk: Rolldown.OutputChunk, all: readonly Rolldown.OutputChunk[]): string[] {
  if (chunk.isEntry || chunk.name === 'reactDom' || chunk.name === 'api') return [];
  const imported = all.filter(({ fileName }) => chunk.imports.includes(fileName));
  const files = [
    chunk.fileName,
    ...(chunk.viteMetadata?.importedCss ?? []),
    ...imported.flatMap((one) => filesOf(one, all)),
  ];
  return [...new Set(files)];
}
