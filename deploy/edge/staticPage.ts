import type { PageHead } from '../../src/app/edge/headTypes';
import type { RenderedHome } from '../../src/app/edge/renderHome';
import { codesOf, directionOf, type Language, langTag } from '../../src/domain/text/language';
import { articleStyles, sheetOf } from './articleMarkup.ts';
import { type CarriedRead, carriedIn, checkDrawn, drawnStyles } from './composePage.ts';
import { escaped } from './escaped.ts';
import { headTags } from './headTags.ts';
import { guard, oldStyle, restore } from './staticGuard.ts';
import type { EdgeSite } from './template.ts';
import { htmlTag, readTemplate, rootEnd, titleAndIcon } from './template.ts';

/** Every inline script and style of the pages below, for the policy of their host; none differs between shops. */
export function staticInline(site: EdgeSite): string {
  const { beforeTitle, afterTitle, early } = readTemplate(site);
  const own = `<script>${guard}</script><style>${oldStyle}</style><script>${restore}</script>`;
  return beforeTitle + afterTitle + early + own + articleStyles.markup;
}

type Home = {
  head: PageHead;
  language: Language;
  made: number;
  carried: readonly CarriedRead[];
};

/** Home in a file, with the reads that it was made from, which the app repeats at once. `made`: epoch ms. */
export function staticHome(
  site: EdgeSite,
  home: RenderedHome,
  { head, language, made, carried }: Home,
): string {
  checkDrawn(home.html, home.look);
  const { doctype, beforeTitle, afterTitle, beforeRoot, early, outline, afterRoot } =
    readTemplate(site);
  const attributes = [
    ...Object.entries({
      lang: langTag(language),
      dir: home.dir,
      'data-edge': 'WEB',
      'data-made': String(made),
      'data-codes': codesOf(language).join(' '),
      'data-look': home.look,
      'data-drawn': drawnStyles(home.html),
      ...(home.theme && { 'data-theme': home.theme }),
    }),
  ].map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return [
    doctype,
    `<html${attributes.join('')}>`,
    beforeTitle,
    `<script>${guard}</script><style>${oldStyle}</style>`,
    headTags(head),
    afterTitle,
    beforeRoot,
    home.html,
    `</div><template id="outline">${outline}</template><script>${restore}</script>`,
    early,
    carriedIn(carried),
    afterRoot,
  ].join('');
}

/**
 * The page of a product in a file: the build's, with head and text. Home is not in it: thousands of pages would
 * each hold it.
 */
export function staticProduct(
  { page }: EdgeSite,
  { head, article, language }: { head: PageHead; article: string; language: Language },
): string {
  checkDrawn(article, '');
  return page
    .replace(htmlTag, () => `<html lang="${langTag(language)}" dir="${directionOf(language)}">`)
    .replace(titleAndIcon, () => headTags(head))
    .replace('</head>', () => `${articleStyles.markup}</head>`)
    .replace(rootEnd, () => sheetOf(article) + rootEnd);
}
