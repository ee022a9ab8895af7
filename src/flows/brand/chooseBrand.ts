import { findMerchantByDomain, findMerchantBySub } from '../../api/merchants';
import { outlivesReload, reload } from '../../device/reload';
import { type Brand, type BrandAddress, brandAddressOf } from '../../domain/brand/brandTab';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import * as brands from '../../stores/brand/brands';
import { enterTab, ownMerchant } from '../../stores/brand/brandTab';
import * as merchant from '../../stores/merchant';
import * as storedMerchant from '../../stores/start/storedMerchant';
import * as table from '../../stores/table/table';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { canReload } from '../start/canReload';
import { leaveTable } from '../table/changeTable';

/**
 * Opens the shop of another tab: the page starts again with it, so that nothing of one shop can reach
 * the other, and finds the session that this shop has here. Returns whether it does; a shop that
 * cannot be opened is said, and the one on screen stays. Whoever sits at a table is asked first,
 * because the table is of the merchant who stands at it.
 */
export async function chooseBrand(brand: Brand): Promise<boolean> {
  const { merchantId } = brand;
  if (merchantId === merchant.state.merchant?.id || brands.state.opening) return false;
  if (table.state.table && !(await leaveTable())) return false;
  if (!outlivesReload()) return openOwnHost(brand);
  brands.setOpening(merchantId);
  const isOwn = merchantId === ownMerchant()?.id;
  const isOpen = (await canReload()) && (isOwn ? comeHome() : await enter(brand));
  if (isOpen) reload();
  else brands.setOpening(null);
  return isOpen;
}

function comeHome(): boolean {
  storedMerchant.leaveTab();
  return true;
}

async function enter(brand: Brand): Promise<boolean> {
  const { key } = merchant.state;
  const own = ownMerchant();
  const address = brandAddressOf(brand);
  if (key === null || !own || !address) return refuse(t('brands.missing'));
  const [error, found] = await find(address);
  if (error && error.status !== 404) return refuse(errorText(error));
  // What the host leads to must be what the brand says that it is.
  if (found?.id !== brand.merchantId) return refuse(t('brands.missing'));
  if (!found.isActive || found.deleted) return refuse(t('errors.blockedTitle'));
  enterTab({ key, merchant: found, tab: address, own });
  return true;
}

function find({ by, key }: BrandAddress): ReturnType<typeof findMerchantBySub> {
  const { http } = services();
  return by === 'domain' ? findMerchantByDomain(http, key) : findMerchantBySub(http, key);
}

/** A window that keeps nothing would forget the choice on the way: the shop opens by itself. */
function openOwnHost({ host }: Brand): boolean {
  if (host === null) return refuse(t('brands.missing'));
  services().telegram.openLink(`https://${host}/`);
  return false;
}

function refuse(why: string): false {
  services().telegram.haptic('failure');
  toasts.show(why, { tone: 'bad' });
  return false;
}
