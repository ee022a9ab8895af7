import { insecureIn } from '../../deploy/secureApi';
import { pictureUrl } from '../../src/domain/content/image';
import type { Merchant } from '../../src/domain/merchant';
import {
  developmentApi,
  type MerchantKey,
  merchantKeyFrom,
  readHostKeys,
} from '../../src/domain/start/host';
import { type Answers, type Asker, answerOf, createAsker } from '../realShop/askShop';
import { readCors } from '../realShop/checkHeaders';
import { readsNamed } from '../realShop/reads';
import { isElsewhere } from '../realShop/somethingElse';
import type { ShopPage } from './checkFiles';
import { checkMap, checkPicture } from './checkPictures';
import type { Find, Means } from './finding';
import { judgeSelling, sellingReads } from './judgeSelling';
import { allows } from './policyOf';

type Target = {
  /** as typed; null: as the page says */
  apiBase: string | null;
  vendor: string | null;
  cdn: string | null;
  pauseMs: number;
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
export async function checkFromPage(
  means: Means,
  page: ShopPage,
  typed: Target,
): Promise<FromPage> {
  const { find, get } = means;
  const { origin, hostname } = page.url;
  const hosts = readHostKeys(page.setting('hosts') ?? '');
  const asked = merchantKeyFrom({ hostname, vendor: typed.vendor, stored: null, hosts });
  const vendor = typed.vendor ?? asked?.key ?? null;
  const own = baseIn(page, vendor ?? '');
  const apiBase = own ?? typed.apiBase;
  if (typed.apiBase !== null) {
    const outcome = own === typed.apiBase ? 'same' : 'other';
    find('page.base', own === null ? 'unsaid' : outcome, own ?? 'nothing');
  }
  const server = { ...means, shopOrigin: origin, token: null, pauseMs: typed.pauseMs };
  const known =
    apiBase && vendor
      ? await checkApi(means, page, createAsker({ ...server, apiBase, vendor }), asked)
      : null;
  if (known === null) find('page.api', 'unknown', 'no address');

  const came = `“${asked?.key ?? ''}” by ${asked?.by ?? 'nothing'}`;
  const needsServer = typed.vendor === null || asked?.by === 'domain';
  if (known?.isUnknown) find('page.merchant', 'nobody', came);
  else if (known && !known.isAnswered && needsServer) find('page.merchant', 'notAsked', came);
  else if (typed.vendor === null) find('page.merchant', known ? 'known' : 'none', came);
  else {
    const isSame = asked?.by === 'domain' ? known?.ownsDomain : asked?.key === typed.vendor;
    find('page.merchant', isSame === false ? 'other' : 'same', came);
  }
  const cdn = new URL(
    typed.cdn ?? page.setting('VITE_CDN_URL') ?? cdnOfPolicy(page) ?? '/cdn',
    origin,
  );
  checkPolicy(find, page, apiBase, cdn);
  const picture = known?.pictures.map((path) => pictureUrl(cdn.href, path)).find(Boolean);
  await checkPicture(find, get, picture ?? null);
  if (!typed.isOneOfMany) await checkMap(find, get, page);
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
  { find, get, now }: Means,
  page: ShopPage,
  asker: Asker,
  asked: MerchantKey | null,
): Promise<Told> {
  const { known, answers, apiBase } = asker;
  if (asked?.by === 'domain') known.shopHost = asked.key;
  const ask = async (...names: string[]) => {
    for (const read of readsNamed(names)) await asker.once(read);
    return [...answers.values()].flatMap((one) => one.exchanges);
  };
  const first = await ask('merchant');
  const insecure = insecureIn(
    page.url,
    (name) => page.setting(name) || (name === 'VITE_API_BASE_URL' ? apiBase : null),
  );
  const came = insecure.map(({ setting, address }) => `${setting} ${address}`).join(', ');
  if (await isElsewhere(asker, first)) {
    const { status, text } = first[0] ?? { status: null, text: '' };
    if (came) find('page.api', 'insecure', came);
    else find('page.api', 'other', `status ${status}, ${text.trim().slice(0, 60) || 'no body'}`);
    return { isAnswered: false, pictures: [], ownsDomain: false, isUnknown: false, answers };
  }
  const byKey = known.merchant;
  if (asked?.by === 'domain') await ask('merchant by domain');
  const byDomain = answerOf<Merchant>(answers, 'merchant by domain');
  const merchant = byKey ?? byDomain;
  known.merchant = merchant;
  const exchanges = merchant ? await ask(...sellingReads) : await ask();
  const { answered, shut, denied, exposed } = await readCors(exchanges, {
    apiBase,
    origin: page.url.origin,
    get,
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
  const products = known.catalog?.products ?? [];
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
