import type { PageHead } from '../../src/app/edge/headTypes';
import type { RenderedHome } from '../../src/app/edge/renderHome';
import type { Channel } from '../../src/domain/merchant';
import { callKey } from '../../src/domain/start/callKey';
import { plainHeaders } from '../headers.ts';
import { contentPolicy, inlineHash } from '../policy.ts';
import type { AskedRead } from './answers.ts';
import { inertJson } from './escaped.ts';
import { headTags } from './headTags.ts';
import type { EdgeSite } from './template.ts';
import { readTemplate } from './template.ts';

/** The result of a read of the API that the page carries; the app takes it as the result of its own. */
export type CarriedRead = AskedRead & {
  /** what the app's own schema has read of the response */
  value: unknown;
};

export type ComposedPage = {
  text: string;
  headers: Record<string, string>;
  /** 404: what the address names does not exist, and the app says so */
  status: 200 | 404;
};

/** Declarations that can neither load nor close anything. */
const isPlain = /^[-#\w;:.,()% ]*$/;

/**
 * Rules for the style attributes that the policy keeps out of the markup (`data-style`): on a slow network
 * a browser paints what it has, long before the script behind the markup can set them.
 */
export function drawnStyles(markup: string): string {
  const values = new Set<string>();
  for (const [, value = ''] of markup.matchAll(/ data-style="([^"]*)"/g))
    if (isPlain.test(value)) values.add(value);
  return [...values].map((value) => `[data-style="${value}"]{${value}}`).join('');
}

type Parts = {
  head: PageHead;
  channel: Channel;
  carried: readonly CarriedRead[];
  /** above home; its text is for readers without scripts */
  sheet: { article: string } | null;
};

/** The page of a shop, with home rendered in it, and its headers. Throws for markup it cannot carry. */
export function composePage(
  site: EdgeSite,
  home: RenderedHome,
  { head, channel, carried, sheet }: Parts,
): ComposedPage {
  const article = sheet?.article ?? '';
  checkDrawn(home.html + article, home.look);
  const { doctype, beforeTitle, afterTitle, beforeRoot, early, afterRoot, hashes } =
    readTemplate(site);
  const look = (home.look && `:root{${home.look}}`) + drawnStyles(home.html);
  const theme = home.theme && ` data-theme="${home.theme}"`;
  const html = [
    doctype,
    `<html lang="${attribute(home.lang)}" dir="${home.dir}" data-edge="${channel}"${theme}>`,
    beforeTitle,
    headTags(head),
    afterTitle,
    look && `<style>${look}</style>`,
    article && articleStyles.markup,
    beforeRoot,
    home.html,
    '</div>',
    sheet && sheetOf(article),
    early,
    carriedIn(carried),
    afterRoot,
  ].join('');
  const styles = [
    ...hashes.styles,
    ...(look ? [inlineHash(look)] : []),
    ...(article ? articleStyles.hashes : []),
  ];
  const headers = headersOf(site, { scripts: hashes.scripts, styles });
  return { text: html, headers, status: head.isFound ? 200 : 404 };
}

/** Throws for drawn markup that could run something, and for colours that are no colours. */
export function checkDrawn(markup: string, look: string): void {
  if (!isPlain.test(look)) throw new Error('The colours are no plain declarations.');
  if (/<(script|style)\b/i.test(markup)) throw new Error('The page contains a script or a style.');
}

function headersOf(site: EdgeSite, hashes: Parameters<typeof contentPolicy>[0]) {
  return { 'Content-Security-Policy': contentPolicy(hashes, site.host), ...plainHeaders };
}

/** The element from which the app takes the reads that a page carries. */
export const carriedIn = (carried: readonly CarriedRead[]): string =>
  `<script type="application/json" id="edge-answers">${inertJson(
    Object.fromEntries(
      carried.map(({ merchant, path, value }) => [callKey(path, merchant), value] as const),
    ),
  )}</script>`;

const attribute = (value: string): string => value.replace(/[^\w-]/g, '');

// Where scripts run, the outline of a sheet is on screen until the app shows the sheet itself. Else the text
// takes its place, and home's, to which it links.
const withScripts = '.early-sheet article{display:none}';
const withoutScripts = [
  '#root,.early-sheet>i{display:none}',
  '.early-sheet{position:static;animation:none;box-shadow:none;pointer-events:auto;min-block-size:100vh;padding:24px 16px;border-radius:0}',
  '.early-sheet article{display:block;overflow-wrap:anywhere}',
  'article :is(h1,h2,h3,p,ul,dl,address){margin-block:0 12px}',
  'article :is(h2,h3){margin-block-start:24px;font-weight:700}',
  'article h1{font-size:1.5rem;font-weight:700}',
  'article a{color:inherit;text-decoration:underline}',
  'article li{margin-block-end:6px}',
  'article svg{display:none}',
].join('');

/** The styles of a page with a text in it, and their hashes for its policy. */
export const articleStyles = {
  markup: `<style>${withScripts}</style><noscript><style>${withoutScripts}</style></noscript>`,
  hashes: [inlineHash(withScripts), inlineHash(withoutScripts)],
};

/** The outline of a sheet (styled in index.html), with its text; `Sheets` removes it when the sheet is there. */
export const sheetOf = (article: string): string =>
  `<div class="early-sheet"><i></i><i></i><i></i>${article}</div>`;
