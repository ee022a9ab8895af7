import { findMerchantByDomain, findMerchantBySub } from '../api/merchants';
import { loadSpare } from '../device/lostChunks';
import type { MerchantKey } from '../domain/host';
import { limits } from '../domain/limits';
import type { Merchant } from '../domain/merchant';
import * as lastVisit from '../stores/lastVisit';
import * as merchant from '../stores/merchant';
import * as persistence from '../stores/persistence';
import * as remembered from '../stores/remembered';
import { wired } from './wiring';

/**
 * Resolves the merchant from the address (§4, merchant loading), or from the brand's tab that was
 * chosen at it. A remembered one is used at once and checked again behind the picture. Answers whether
 * there is a shop to show.
 */
export function loadMerchant(address: MerchantKey | null): boolean | Promise<boolean> {
  merchant.setKey(address?.key ?? null);
  if (merchant.state.status !== 'ready') merchant.setStatus('loading');
  if (!address) return lose('merchantGone');
  const known = remembered.merchantOf(address.key);
  if (!known) return ask(address);
  if (accept(address, known.merchant)) lastVisit.recall(known.merchant.id);
  void ask(known.tab ?? address);
  return true;
}

async function ask(address: MerchantKey): Promise<boolean> {
  const { http } = wired();
  for (let tries = 1; ; tries += 1) {
    const find = address.by === 'domain' ? findMerchantByDomain : findMerchantBySub;
    const [error, found] = await find(http, address.key);
    if (found) return accept(address, found);
    if (!error || error.status === 404) return lose('merchantGone');
    // A time-out has cost enough: nobody looks at an outline for another minute.
    if (tries >= limits.merchantLookupTries || error.kind === 'timeout') {
      // A shop that is on screen stays usable while the check behind it cannot be made.
      return merchant.state.merchant ? true : lose('merchantUnreachable');
    }
  }
}

function accept(address: MerchantKey, found: Merchant): boolean {
  remembered.rememberMerchant(address.key, found);
  if (merchant.state.merchant?.id !== found.id) persistence.follow(found.id);
  merchant.setMerchant(found);
  merchant.setStatus(found.isActive && !found.deleted ? 'ready' : 'blocked');
  return merchant.state.status === 'ready';
}

async function lose(moment: 'merchantGone' | 'merchantUnreachable'): Promise<false> {
  // Where nobody answers this code may be out of reach too; what is stored then waits, unused.
  const losing = await loadSpare(() => import('./loseMerchant'));
  if (!losing?.loseMerchant(moment)) {
    merchant.setStatus(moment === 'merchantGone' ? 'gone' : 'unreachable');
  }
  return false;
}
