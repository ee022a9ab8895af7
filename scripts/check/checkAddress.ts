import { plainHeaders, transportHeader } from '../../deploy/headers';
import { isDevelopmentHost } from '../../src/domain/start/host';
import { judgeCertificate } from './certificate';
import { checkFiles, checkSharing, type ShopPage } from './checkFiles';
import type { Find, Means } from './finding';
import { type FrameRule, frameRule, readPolicy } from './policyOf';
import { follow, type Get, isShop, jsonOf, statusOf, titleOf } from './visit';

/**
 * Opens the shop's address as Telegram and a browser would; its page, or null where there is none. `edge` is the edge's
 * own address, null if it was not said.
 */
export async function checkAddress(
  means: Means,
  shop: URL,
  edge: URL | null,
): Promise<ShopPage | null> {
  const { find, get } = means;
  const distrust = await checkCertificate(means, shop);
  const led = await follow(get, shop);
  if (led === null) {
    // the certificate's line says it: nobody answers, or this machine trusts it no more than a phone does
    if (distrust === null) find('address.open', 'silent', 'no answer');
    else find('address.open', 'behind', distrust);
    return null;
  }
  const { url, got, isRedirected } = led;
  const moved = url.origin !== shop.origin;
  const stays = isRedirected ? 'same' : 'none';
  find('address.redirect', moved ? 'other' : stays, url.href);
  if (got.status !== 200) find('address.open', 'status', `status ${got.status}`);
  else if (!isShop(got.text)) find('address.open', 'otherPage', titleOf(got.text));
  else find('address.open', 'shop', titleOf(got.text));
  if (got.status !== 200 || !isShop(got.text)) return null;

  const policyText = got.headers.get('content-security-policy');
  const page: ShopPage = {
    url,
    html: got.text,
    headers: got.headers,
    policy: policyText === null ? null : readPolicy(policyText),
    setting: (name) => settingOf(got.text, name),
  };
  checkHeaders(find, page);
  await checkFiles(find, get, page);
  await checkEdge(find, get, new URL('/edge/health', edge ?? url), edge !== null);
  await checkSharing(find, get, page);
  return page;
}

/** The code for which clients get no further than the certificate, null where they do. */
async function checkCertificate(
  { find, readCertificate, now }: Means,
  shop: URL,
): Promise<string | null> {
  if (shop.protocol !== 'https:') {
    const outcome = isDevelopmentHost(shop.hostname) ? 'local' : 'plain';
    find('address.certificate', outcome, shop.origin);
    return null;
  }
  try {
    const certificate = await readCertificate(shop.hostname, Number(shop.port || 443));
    const { outcome, came } = judgeCertificate(certificate, now);
    find('address.certificate', outcome, came);
    return certificate.error;
  } catch (error) {
    const code = codeOf(error);
    find('address.certificate', 'silent', code);
    return code;
  }
}

function checkHeaders(find: Find, { headers, policy, url }: ShopPage): void {
  const rule: FrameRule = frameRule(headers, policy, url.origin);
  find('address.frame', rule.outcome, rule.came);
  const transport = url.protocol === 'https:' ? [transportHeader[0]] : [];
  const wanted = [...Object.keys(plainHeaders), ...transport];
  const lacking = wanted.filter((name) => !headers.has(name));
  find('address.headers', lacking.length > 0 ? 'lacking' : 'all', lacking.join(', ') || 'all');
  const kept = headers.get('cache-control') ?? '';
  const isFresh = /\b(no-cache|no-store|max-age=0)\b/.test(kept);
  find('address.pageCache', isFresh ? 'fresh' : 'kept', kept || 'no Cache-Control');
}

async function checkEdge(find: Find, get: Get, at: URL, isNamed: boolean): Promise<void> {
  const health = await get(at);
  const state = jsonOf(health?.text ?? '');
  const isHealth = health?.status === 200 && Reflect.get(state, 'status') === 'ok';
  if (!isHealth) return find('address.edge', isNamed ? 'silent' : 'hidden', statusOf(health));
  const lists = ['problems', 'refusedHosts'].map((name): unknown => Reflect.get(state, name));
  const count = lists.flatMap((list) => (Array.isArray(list) ? list : [])).length;
  find('address.edge', count > 0 ? 'troubled' : 'well', `${count} problems`);
}

function settingOf(html: string, name: string): string | null {
  for (const [tag] of html.matchAll(/<meta\b[^>]*>/gi))
    if (tag.includes(`"storefront:${name}"`)) {
      const value = /\bcontent="([^"]*)"/.exec(tag)?.[1] ?? '';
      return value.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
    }
  return null;
}

/** The code of a network error, such as ENOTFOUND. */
function codeOf(error: unknown): string {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
  return typeof code === 'string' ? code : 'no connection';
}
