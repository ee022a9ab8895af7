import { type InlineHashes, inlineHashes } from '../policy.ts';
import type { ShopHost } from '../shopHost.ts';

/** The built page as one host, or a group of hosts, serves it. */
export type EdgeSite = {
  /** index.html with the host's settings in it (withSettings) */
  page: string;
  /** the text of each style sheet that the page links, by its `href` */
  css: Readonly<Record<string, string>>;
  host: ShopHost;
  /**
   * for hosts that nobody has named, or that are deeper than the group above them: they get the plain
   * page, and nothing is fetched for them
   */
  isFallback?: boolean;
  /** why the entry of this host cannot be used: it gets the plain page, as above */
  refusal?: string;
};

/** The built page, cut where the edge writes into it. */
export type Template = {
  /** up to and without the `<html>` tag */
  doctype: string;
  /** from behind the `<html>` tag to the title and icon of the build, which are left out */
  beforeTitle: string;
  /** from behind them, with the styles inline, to where the merchant's colours go */
  afterTitle: string;
  /** from there to the inside of `#root` */
  beforeRoot: string;
  /** the script of src/early.ts, which on the edge's pages stands behind home: what is seen comes first */
  early: string;
  /** the inside of `#root`: the outline of home */
  outline: string;
  /** from the line that tells of the root on */
  afterRoot: string;
  /** hashes of every inline script and style above */
  hashes: InlineHashes;
};

export const htmlTag = '<html lang="uz-Latn-UZ">';
export const titleAndIcon = /<title>[^<]*<\/title>\s*<link\b[^>]*\brel="icon"[^>]*>/;
const rootStart = '<div id="root">';
export const rootEnd = '<script>window.early?.onRoot()</script>';
const earlyScript = /<script data-name="early">.*?<\/script>/s;
const sheet = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;

/** Those of the sites that were drawn last: each takes as much memory as its page, and there may be a thousand. */
const read = new Map<EdgeSite, Template>();
const mostRead = 32;

/** Cuts a site's page. Throws a readable message when a marker is missing or ambiguous. */
export function readTemplate(site: EdgeSite): Template {
  const known = read.get(site);
  const template = known ?? cut(site);
  read.delete(site);
  read.set(site, template);
  for (const oldest of read.keys()) {
    if (read.size <= mostRead) break;
    read.delete(oldest);
  }
  return template;
}

function cut({ page, css }: EdgeSite): Template {
  const html = once(page, htmlTag);
  const root = once(page, rootStart);
  const end = once(page, rootEnd);
  const outline = page.slice(root + rootStart.length, end).replace(/<\/div>\s*$/, '');
  if (end < root || root + rootStart.length + outline.length === end)
    throw new Error('The page’s root does not end before the script that tells of it.');
  const headEnd = once(page, '</head>');
  const head = page.slice(html + htmlTag.length, headEnd);
  if (!head.match(sheet)) throw new Error('The page links no style sheet.');
  const early = earlyScript.exec(head)?.[0];
  if (early === undefined) throw new Error('The page’s head has no early script.');
  const styled = head.replace(earlyScript, '').replace(sheet, (link) => inlineSheet(link, css));
  const [beforeTitle = '', afterTitle, ...more] = styled.split(titleAndIcon);
  if (afterTitle === undefined || more.length > 0)
    throw new Error('The page must contain one title with an icon behind it.');
  const beforeRoot = page.slice(headEnd, root + rootStart.length);
  const afterRoot = page.slice(end);
  return {
    doctype: page.slice(0, html),
    beforeTitle,
    afterTitle,
    beforeRoot,
    early,
    outline,
    afterRoot,
    hashes: inlineHashes(styled + beforeRoot + early + afterRoot),
  };
}

/** Where the only occurrence of `marker` begins. */
function once(page: string, marker: string): number {
  const at = page.indexOf(marker);
  if (at === -1 || page.includes(marker, at + 1))
    throw new Error(`The page must contain ${marker} exactly once.`);
  return at;
}

function inlineSheet(link: string, css: EdgeSite['css']): string {
  const href = /\bhref="([^"]+)"/.exec(link)?.[1] ?? '';
  const text = css[href];
  if (text === undefined) throw new Error(`The text of the style sheet ${href} is missing.`);
  // A carriage return would be read as a line feed, and the hash would differ.
  if (/<\/style|<!--|\r|\0/i.test(text)) throw new Error(`${href} cannot stand inside the page.`);
  if (/url\((?!\s*["']?(\/|data:|https:|#))/.test(text))
    throw new Error(`${href} names a file relative to itself.`);
  return `<style data-file="${href}">${text}</style>`;
}

/** The script that starts the build which this bundle was made for (buildEdge.ts). Not defined outside a bundle. */
declare const edgeStart: string;

const startScript = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;

/** Path of the script that starts a built page; its hash is that of all code it loads. Throws when there is none. */
export function startOf(page: string): string {
  const [, path] = startScript.exec(page) ?? [];
  if (path === undefined) throw new Error('The page starts no script.');
  return path;
}

/**
 * Throws a sentence for a page of another build than the one that this bundle was made for: the app takes what the
 * edge has read of the API as its own, and the markup names classes of the build's styles.
 */
export function checkSameBuild(page: string): void {
  if (typeof edgeStart === 'undefined' || startOf(page) === edgeStart) return;
  throw new Error(
    `The page is of another build than the edge: it starts ${startOf(page)}, the edge is for ${edgeStart}. Bundle the edge again.`,
  );
}
