import { pictureUrl } from '../../src/domain/content/image';
import type { Merchant } from '../../src/domain/merchant';
import { type MerchantKey, merchantKeyFrom, readHostKeys } from '../../src/domain/start/host';
import { createAsker } from '../realShop/askShop';
import { readCors } from '../realShop/checkHeaders';
import { reads } from '../realShop/reads';
import { createWiretap, type Exchange } from '../realShop/wiretap';
import type { ShopPage } from './checkAddress';
import { checkMap, checkPicture } from './checkPictures';
import type { Find } from './finding';
import { allows } from './policyOf';

type Parts = {
  find: Find;
  fetch: typeof globalThis.fetch;
  page: ShopPage;
  /** as typed; null: as the page says */
  apiBase: string | null;
  vendor: string | null;
  cdn: string | null;
  pauseMs: number;
};

/** The default policy's own sources of pictures: what else there is, is the picture proxy. */
const usualPictures = /openfreemap\.org|t\.me$|telesco\.pe|cdn-telegram\.org/;

/** Asks, as the page would, what the page needs from elsewhere: its server, pictures and map. */
export async function checkFromPage(parts: Parts): Promise<void> {
  const { find, page, fetch } = parts;
  const { origin, hostname } = page.url;
  const hosts = readHostKeys(page.setting('hosts') ?? '');
  const asked = merchantKeyFrom({ hostname, vendor: parts.vendor, stored: null, hosts });
  const vendor = parts.vendor ?? asked?.key ?? null;
  const told = parts.apiBase ?? page.setting('VITE_API_BASE_URL');
  const apiBase = told === null ? null : new URL(told, origin).href.replace(/\/+$/, '');
  const known = apiBase && vendor ? await checkApi(parts, apiBase, vendor, asked) : null;
  if (known === null) find('page.api', 'unknown', 'no address');

  const came = `“${asked?.key ?? ''}” by ${asked?.by ?? 'nothing'}`;
  if (known?.isUnknown) find('page.merchant', 'nobody', came);
  else if (parts.vendor === null) find('page.merchant', known ? 'known' : 'none', came);
  else {
    const isSame = asked?.by === 'domain' ? known?.ownsDomain : asked?.key === parts.vendor;
    find('page.merchant', isSame === false ? 'other' : 'same', came);
  }
  const cdn = new URL(
    parts.cdn ?? page.setting('VITE_CDN_URL') ?? cdnOfPolicy(page) ?? '/cdn',
    origin,
  );
  checkPolicy(find, page, apiBase, cdn);
  const picture = known?.pictures.map((path) => pictureUrl(cdn.href, path)).find(Boolean);
  await checkPicture(find, fetch, picture ?? null);
  await checkMap(find, fetch, page);
}

/** What the server said of the merchant. */
type Told = {
  pictures: readonly string[];
  /** whether the host's domain is this merchant's */
  ownsDomain: boolean;
  /** the server answers, and knows no merchant of the host or of the key */
  isUnknown: boolean;
};

async function checkApi(
  { find, page, fetch, pauseMs }: Parts,
  apiBase: string,
  vendor: string,
  asked: MerchantKey | null,
): Promise<Told> {
  const { origin } = page.url;
  const shopHost = asked?.by === 'domain' ? asked.key : page.url.hostname;
  const wiretap = createWiretap({ apiBase, origin, fetch, pauseMs });
  const asker = createAsker({ wiretap, apiBase, vendor, shopHost, token: null });
  const exchanges: Exchange[] = [];
  const ask = async (name: string) => {
    const read = reads.find((one) => one.name === name);
    const answer = read && (await asker.ask(read));
    exchanges.push(...(answer?.exchanges ?? []));
    return answer?.value;
  };
  await ask('merchant');
  const byKey = asker.known.merchant;
  const byDomain =
    asked?.by === 'domain' ? ((await ask('merchant by domain')) as Merchant | null) : null;
  asker.known.merchant ??= byDomain;
  const { merchant } = asker.known;
  await ask('catalogue');

  const { answered, shut, denied, exposed } = await readCors(exchanges, {
    apiBase,
    origin,
    fetch,
    vendor,
    withRefusals: true,
    alsoSent: page.setting('VITE_IDEMPOTENCY_KEY') === 'on' ? ['idempotency-key'] : [],
  });
  if (answered.length === 0) find('page.api', 'silent', apiBase);
  else if (shut.length > 0) find('page.api', 'noOrigin', shut[0]?.path ?? '');
  else if (denied.length > 0) find('page.api', 'preflight', denied.join(', '));
  else find('page.api', 'open', apiBase);
  if (answered.length > 0) {
    const without = exposed.includes('date') ? 'noPause' : 'noDate';
    const outcome = exposed.length === 2 ? 'exposed' : without;
    find('page.exposed', outcome, exposed.join(', ') || 'neither');
  }
  const products = asker.known.catalog?.products ?? [];
  const pictures = [merchant?.logo, ...products.map(({ image }) => image)];
  return {
    pictures: pictures.filter((path) => typeof path === 'string'),
    ownsDomain: byKey !== null && byDomain?.id === byKey.id,
    isUnknown: answered.length > 0 && merchant === null,
  };
}

function cdnOfPolicy({ policy }: ShopPage): string | null {
  const sources = policy?.get('img-src') ?? [];
  return sources.find((one) => /^https?:\/\//.test(one) && !usualPictures.test(one)) ?? null;
}

function checkPolicy(find: Find, { policy, url }: ShopPage, apiBase: string | null, cdn: URL) {
  if (policy === null) return find('address.policy', 'none', 'none');
  const blocked = [
    ...(apiBase !== null && !allows(policy, 'connect-src', new URL(apiBase), url.origin)
      ? [`connect-src: ${new URL(apiBase).origin}`]
      : []),
    ...(allows(policy, 'img-src', cdn, url.origin) ? [] : [`img-src: ${cdn.origin}`]),
  ];
  const came = blocked.join(', ') || 'API and pictures allowed';
  find('address.policy', blocked.length > 0 ? 'blocks' : 'fits', came);
}
