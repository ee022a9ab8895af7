import type { PageHead } from '../../src/app/edge/headTypes';
import type { RenderedHome } from '../../src/app/edge/renderHome';
import { codesOf, directionOf, type Language, langTag } from '../../src/domain/text/language';
import {
  articleStyles,
  type CarriedRead,
  carriedIn,
  checkDrawn,
  drawnStyles,
  sheetOf,
} from './composePage.ts';
import { escaped } from './escaped.ts';
import { headTags } from './headTags.ts';
import type { EdgeSite } from './template.ts';
import { htmlTag, readTemplate, rootEnd, titleAndIcon } from './template.ts';

/** A page that was made longer ago shows nothing of the shop: yesterday's prices are not today's, ms. */
export const oldMs = 86_400_000;

/**
 * Home in a file is the same for everybody, for as long as the file lies there. This decides in the browser
 * whether it fits: it is young (a clock that is wrong by more is not believed), the address is home's, of the
 * web's shop, and the person has chosen no other language, nor has Telegram. Then it sets the merchant's colours
 * and the markup's styles, by script, so that the policy need not change with them (a browser that cannot make
 * the sheet has the styles at the end of the page). Otherwise the page is what the build made.
 */
export const guard = `(e=>{let{made,look,drawn,codes}=e.dataset,said=/\\blang=(\\w+)/.exec(document.cookie)||/language_code(?:%(?:25)?(?:22|3A))+(\\w+)/i.exec(location.hash);if(!(Math.abs(Date.now()-made)<=${oldMs})||location.pathname!='/'||/[?&](channel|table|tableId|vendor)=/.test(location.search)||said&&!codes.split(' ').includes(said[1])){delete e.dataset.edge;e.dataset.old=''}else{e.style.cssText=look;try{let s=new CSSStyleSheet;s.replaceSync(drawn);document.adoptedStyleSheets=[s]}catch{}}})(document.documentElement)`;

/** Nothing of a home that does not fit is painted before `restore`. */
const oldStyle = '[data-old] #root{display:none}';

/** Puts the build's outline in the place of a home that does not fit. */
export const restore = `(e=>{if('old'in e.dataset){document.getElementById('root').innerHTML=document.getElementById('outline').innerHTML;delete e.dataset.old}})(document.documentElement)`;

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
