import { findMerchantByDomain, findMerchantBySub } from '../../api/merchants';
import type { Result } from '../../api/result';
import { importOptional } from '../../device/chunkErrors';
import * as limits from '../../domain/limits';
import type { Merchant } from '../../domain/merchant';
import type { MerchantKey } from '../../domain/start/host';
import { pauseMs } from '../../domain/time/pauses';
import * as merchant from '../../stores/merchant';
import * as storedMerchant from '../../stores/start/storedMerchant';
import * as persistence from '../../stores/storage/persistence';
import { services } from '../services';

/** How long the code that drops a shop is waited for, ms. */
const dropPatienceMs = 5000;

/**
 * Resolves the merchant from the URL (§4, merchant loading), or from the brand tab chosen there. A
 * remembered merchant is used at once, with the shop as it was at the last visit, and verified in the
 * background. Returns whether there is a shop to show; `loadOther` is called whenever a later look-up has found
 * another shop.
 */
export function loadMerchant(
  address: MerchantKey | null,
  loadOther: () => void,
): boolean | Promise<boolean> {
  onOther = loadOther;
  merchant.setKey(address?.key ?? null);
  if (merchant.state.status !== 'ready') merchant.setStatus('loading');
  if (!address) return handleMissing();
  // A page with home in it carries a younger shop than the last visit left.
  const known = persistence.isSuspended() ? null : storedMerchant.merchantOf(address.key);
  if (!known) return fetchMerchant(address);
  return showKnown(address, known);
}

type Known = NonNullable<ReturnType<typeof storedMerchant.merchantOf>>;

async function showKnown(address: MerchantKey, { merchant: shop, tab }: Known): Promise<boolean> {
  if (accept(address, shop)) {
    // Optional: without it the whole shop comes from the server.
    const lastVisit = await importOptional(() => import('../../stores/start/lastVisit'));
    lastVisit?.recall(shop.id);
  }
  void verifyMerchant(tab ?? address);
  return true;
}

/** Looks the merchant up again, as what is shown of it may be old, and loads the shop if it has become another. */
export async function verifyMerchant(address = lookedUp): Promise<void> {
  const shown = merchant.state.merchant?.id;
  if (address && (await fetchMerchant(address)) && merchant.state.merchant?.id !== shown) onOther();
}

/** The key of the last look-up; null before the first. */
export let lookedUp: MerchantKey | null = null;

/** Loads another shop than the one on screen. */
let onOther: () => void = () => undefined;

/** Whether the last look-up in vain was answered: by a server with a problem of its own. */
export let isServerDown = false;

/** Looks the merchant up once; `[null, null]`: the server knows none. */
export function findMerchant(
  { by, key }: MerchantKey,
  how: Parameters<typeof findMerchantBySub>[2],
): Promise<Result<Merchant | null>> {
  return (by === 'domain' ? findMerchantByDomain : findMerchantBySub)(services().http, key, how);
}

async function fetchMerchant(address: MerchantKey): Promise<boolean> {
  lookedUp = address;
  for (let tries = 1; ; tries += 1) {
    const [error, found] = await findMerchant(address, { retry: false });
    if (found) {
      storedMerchant.forgetAbsence('goneSince', found.id);
      return accept(address, found);
    }
    if (!error || error.status === 404) return handleMissing();
    // After a timeout a retry would keep the skeleton for another minute.
    if (tries >= limits.merchantLookupTries || error.kind === 'timeout') {
      // The current shop stays usable when the background check fails.
      if (merchant.state.merchant) return true;
      // The server did not say that the merchant is gone: nothing is deleted (settled: start).
      isServerDown = error.kind === 'status' && (error.status ?? 0) >= 500;
      merchant.setStatus('unreachable');
      return false;
    }
    // Half a second, then two: what else is repeated after a start comes in between.
    const ms = pauseMs(0.5, 2 * tries - 1, Math.random());
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
}

function accept(address: MerchantKey, found: Merchant): boolean {
  storedMerchant.rememberMerchant(address.key, found);
  const last = merchant.state.merchant?.id;
  if (last !== found.id) persistence.follow(found.id, services().telegram);
  merchant.setMerchant(found);
  merchant.setStatus(found.isActive && !found.deleted ? 'ready' : 'blocked');
  return merchant.state.status === 'ready';
}

async function handleMissing(): Promise<false> {
  // This chunk may be unreachable or hang; stored data then stays, unused, and so does a known shop.
  const flow = await Promise.race([
    importOptional(() => import('./dropMerchant')),
    new Promise<null>((resolve) => setTimeout(resolve, dropPatienceMs, null)),
  ]);
  const stays = flow ? flow.dropMerchant() : merchant.state.merchant;
  if (!stays) merchant.setStatus('gone');
  return false;
}
