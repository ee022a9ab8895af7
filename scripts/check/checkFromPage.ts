import { insecureIn } from '../../deploy/secureApi';
import { pictureUrl } from '../../src/domain/content/image';
import type { Merchant } from '../../src/domain/merchant';
import {
  developmentApi,
  type MerchantKey,
  merchantKeyFrom,
  readHostKeys,
} from '../../src/domain/start/host';
import { type Asked, createAsker } from '../realShop/askShop';
import { readCors } from '../realShop/checkHeaders';
import { reads } from '../realShop/reads';
import { isElsewhere } from '../realShop/somethingElse';
import { createWiretap, type Exchange } from '../realShop/wiretap';
import type { ShopPage } from './checkFiles';
import { checkMap, checkPicture } from './checkPictures';
import type { Find } from './finding';
import { type Answers, judgeSelling, sellingReads } from './judgeSelling';
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
  /** now, in milliseconds */
  now: number;
  /** their map is the same, and is not asked for each time */
  isOneOfMany?: boolean;
};

/** What the page's own server has told, for the checks that go on from it. */
export type FromPage = {
  /** as the page says it, else as typed; null where neither does */
  apiBase: string | null;
  answers: Answers;
};

/** The default policy's own sources of pictures: what else there is, is the picture proxy. */
const usualPictures = /openfreemap\.org|t\.me$|telesco\.pe|cdn-telegram\.org/;

/** Asks, as the page would, what the page needs from elsewhere: its server, pictures and map. */
export async function checkFromPage(parts: Parts): Promise<FromPage> {
  const { find, page, fetch } = parts;
  const { origin, hostname } = page.url;
  const hosts = readHostKeys(page.setting('hosts') ?? '');
  const asked = merchantKeyFrom({ hostname, vendor: parts.vendor, stored: null, hosts });
  const vendor = parts.vendor ?? asked?.key ?? null;
  const own = baseIn(page, vendor ?? '');
  const apiBase = own ?? parts.apiBase;
  if (parts.apiBase !== null) {
    const outcome = own === parts.apiBase ? 'same' : 'other';
    find('page.base', own === null ? 'unsaid' : outcome, own ?? 'nothing');
  }
  const known = apiBase && vendor ? await checkApi(parts, apiBase, vendor, asked) : null;
  if (known === null) find('page.api', 'unknown', 'no address');

  const came = `“${asked?.key ?? ''}” by ${asked?.by ?? 'nothing'}`;
  const needsServer = parts.vendor === null || asked?.by === 'domain';
  if (known?.isUnknown) find('page.merchant', 'nobody', came);
  else if (known && !known.isAnswered && needsServer) find('page.merchant', 'notAsked', came);
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
  if (!parts.isOneOfMany) await checkMap(find, fetch, page);
  return { apiBase, answers: known?.answers ?? new Map() };
}

/** The API as the page says it, without a slash at the end; null where the build says it. */
function baseIn(page: ShopPage, vendor: string): string | null {
  const usual = page.setting('VITE_API_BASE_URL');
  const told = developmentApi(vendor) ? page.setting('VITE_DEV_API_BASE_URL') || usual : usual;
  return told ? new URL(told.trim(), page.url.origin).href.replace(/\/+$/, '') : null;
}

/** What the server said of the merchant. */
type Told = {
  /** the API itself has answered, and nothing in its place */
  isAnswered: boolean;
  pictures: readonly string[];
  /** whether the host's domain is this merchant's */
  ownsDomain: boolean;
  /** the server answers, and knows no merchant of the host or of the key */
  isUnknown: boolean;
  answers: Answers;
};

async function checkApi(
  { find, page, fetch, pauseMs, now }: Parts,
  apiBase: string,
  vendor: string,
  asked: MerchantKey | null,
): Promise<Told> {
  const { origin } = page.url;
  const shopHost = asked?.by === 'domain' ? asked.key : page.url.hostname;
  const wiretap = createWiretap({ apiBase, origin, fetch, pauseMs });
  const asker = createAsker({ wiretap, apiBase, vendor, shopHost, token: null });
  const exchanges: Exchange[] = [];
  const answers = new Map<string, Asked>();
  const ask = async (name: string) => {
    const read = reads.find((one) => one.name === name);
    const answer = read && (await asker.ask(read));
    if (answer) answers.set(name, answer);
    exchanges.push(...(answer?.exchanges ?? []));
    return answer?.value;
  };
  await ask('merchant');
  const insecure = insecureIn(
    page.url,
    (name) => page.setting(name) || (name === 'VITE_API_BASE_URL' ? apiBase : null),
  );
  const came = insecure.map(({ setting, address }) => `${setting} ${address}`).join(', ');
  if (await isElsewhere({ asker, wiretap, apiBase }, exchanges)) {
    const { status, text } = exchanges[0] ?? { status: null, text: '' };
    if (came) find('page.api', 'insecure', came);
    else find('page.api', 'other', `status ${status}, ${text.trim().slice(0, 60) || 'no body'}`);
    return { isAnswered: false, pictures: [], ownsDomain: false, isUnknown: false, answers };
  }
  const byKey = asker.known.merchant;
  const byDomain =
    asked?.by === 'domain' ? ((await ask('merchant by domain')) as Merchant | null) : null;
  asker.known.merchant ??= byDomain;
  const { merchant } = asker.known;
  if (merchant) for (const name of sellingReads) await ask(name);

  const { answered, shut, denied, exposed } = await readCors(exchanges, {
    apiBase,
    origin,
    fetch,
    vendor,
    withRefusals: true,
    alsoSent: page.setting('VITE_IDEMPOTENCY_KEY') === 'on' ? ['idempotency-key'] : [],
  });
  if (came) find('page.api', 'insecure', came);
  else if (answered.length === 0) find('page.api', 'silent', apiBase);
  else if (shut.length > 0) find('page.api', 'noOrigin', shut[0]?.path ?? '');
  else if (denied.length > 0) find('page.api', 'preflight', denied.join(', '));
  else find('page.api', 'open', apiBase);
  if (answered.length > 0) {
    const without = exposed.includes('date') ? 'noPause' : 'noDate';
    const outcome = exposed.length === 2 ? 'exposed' : without;
    find('page.exposed', outcome, exposed.join(', ') || 'neither');
  }
  // without one, that of a build which says none
  const timeZone = page.setting('VITE_TIME_ZONE') ?? '';
  if (merchant) judgeSelling(find, merchant, answers, { now, timeZone });
  const products = asker.known.catalog?.products ?? [];
  const pictures = [merchant?.logo, ...products.map(({ image }) => image)];
  return {
    isAnswered: answered.length > 0,
    pictures: pictures.filter((path) => typeof path === 'string'),
    ownsDomain: byKey !== null && byDomain?.id === byKey.id,
    isUnknown: answered.length > 0 && merchant === null,
    answers,
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
