import { findMerchantByDomain, findMerchantBySub } from '../../api/merchants';
import type { Result } from '../../api/result';
import { importOptional } from '../../device/chunkErrors';
import { limits } from '../../domain/limits';
import type { Merchant } from '../../domain/merchant';
import type { MerchantKey } from '../../domain/start/host';
import * as catalog from '../../stores/catalog/catalog';
import * as merchant from '../../stores/merchant';
import * as lastVisit from '../../stores/start/lastVisit';
import * as storedMerchant from '../../stores/start/storedMerchant';
import * as persistence from '../../stores/storage/persistence';
import { services } from '../services';

/**
 * Resolves the merchant from the address (§4, merchant loading), or from the brand's tab that was
 * chosen at it. A remembered one is used at once and checked again behind the picture. Returns whether
 * there is a shop to show; `onOther` is called when a remembered one turns out to have another id.
 */
export function loadMerchant(
  address: MerchantKey | null,
  onOther: () => void,
): boolean | Promise<boolean> {
  merchant.setKey(address?.key ?? null);
  if (merchant.state.status !== 'ready') merchant.setStatus('loading');
  if (!address) return lose();
  const known = storedMerchant.merchantOf(address.key);
  if (!known) return ask(address);
  if (accept(address, known.merchant)) lastVisit.recall(known.merchant.id);
  void ask(known.tab ?? address).then((hasShop) => {
    if (hasShop && merchant.state.merchant?.id !== known.merchant.id) onOther();
  });
  return true;
}

/** The address that was looked up last; null before the first look-up. */
export let lookedUp: MerchantKey | null = null;

/** One look-up of the merchant; `[null, null]`: the server knows none. */
export function findMerchant({ by, key }: MerchantKey): Promise<Result<Merchant | null>> {
  return (by === 'domain' ? findMerchantByDomain : findMerchantBySub)(services().http, key);
}

async function ask(address: MerchantKey): Promise<boolean> {
  lookedUp = address;
  for (let tries = 1; ; tries += 1) {
    const [error, found] = await findMerchant(address);
    if (found) return accept(address, found);
    if (!error || error.status === 404) return lose();
    // A time-out has cost enough: nobody looks at an outline for another minute.
    if (tries >= limits.merchantLookupTries || error.kind === 'timeout') {
      // A shop that is on screen stays usable while the check behind it cannot be made.
      if (merchant.state.merchant) return true;
      // Nobody has said that there is no such merchant: nothing is deleted (readings: start).
      merchant.setStatus('unreachable');
      return false;
    }
  }
}

function accept(address: MerchantKey, found: Merchant): boolean {
  storedMerchant.rememberMerchant(address.key, found);
  const last = merchant.state.merchant?.id;
  if (last !== found.id) persistence.follow(found.id, services().telegram);
  if (last !== undefined && last !== found.id) catalog.reset();
  merchant.setMerchant(found);
  merchant.setStatus(found.isActive && !found.deleted ? 'ready' : 'blocked');
  return merchant.state.status === 'ready';
}

async function lose(): Promise<false> {
  // This code may be out of reach; what is stored then waits, unused.
  const losing = await importOptional(() => import('./dropMerchant'));
  if (!losing?.dropMerchant()) merchant.setStatus('gone');
  return false;
}
