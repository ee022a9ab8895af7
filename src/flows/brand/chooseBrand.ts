import { findMerchantByDomain, findMerchantBySub } from '../../api/merchants';
import { outlivesReload, reload } from '../../device/reload';
import { type Brand, brandAddressOf } from '../../domain/brand/brandTab';
import type { BrandAddress } from '../../domain/start/host';
import { errorText } from '../../i18n/errorText';
import { currentLanguage, t } from '../../i18n/t';
import * as brands from '../../stores/brand/brands';
import { enterTab, ownMerchant } from '../../stores/brand/brandTab';
import * as merchant from '../../stores/merchant';
import * as storedMerchant from '../../stores/start/storedMerchant';
import * as table from '../../stores/table/table';
import * as toasts from '../../stores/toasts';
import { openLink } from '../openLink';
import { services } from '../services';
import { leaveTable } from '../table/changeTable';
import { canReload } from './leaveBrand';

/**
 * Opens another shop of the brand by reloading the page, so no state leaks between shops; the
 * shop's own session is found on load. Returns whether it reloads; if the shop cannot be opened, an
 * error is shown and the current one stays. At a table the user confirms first, because the table
 * belongs to the current merchant.
 */
export async function chooseBrand(brand: Brand): Promise<boolean> {
  const { merchantId } = brand;
  if (merchantId === merchant.state.merchant?.id || brands.state.opening) return false;
  if (table.state.table && !(await leaveTable())) return false;
  if (!outlivesReload()) return openOwnHost(brand);
  brands.setOpening(merchantId);
  const isOwn = merchantId === ownMerchant()?.id;
  const isOpen = (await canReload()) && (isOwn ? returnToOwn() : await enterBrand(brand));
  if (isOpen) reload();
  else brands.setOpening(null);
  return isOpen;
}

function returnToOwn(): boolean {
  storedMerchant.leaveTab();
  return true;
}

async function enterBrand(brand: Brand): Promise<boolean> {
  const { key } = merchant.state;
  const own = ownMerchant();
  const address = brandAddressOf(brand, services().build.hosts);
  if (key === null || !own || !address) return refuse(t('brands.missing'));
  const [error, found] = await find(address);
  if (error && error.status !== 404) return refuse(errorText(error));
  // The host must belong to the merchant that the brand lists.
  if (found?.id !== brand.merchantId) return refuse(t('brands.missing'));
  if (!found.isActive || found.deleted) return refuse(t('errors.blockedTitle'));
  enterTab({ key, merchant: found, tab: address, own, language: currentLanguage() });
  return true;
}

function find({ by, key }: BrandAddress): ReturnType<typeof findMerchantBySub> {
  const { http } = services();
  return by === 'domain' ? findMerchantByDomain(http, key) : findMerchantBySub(http, key);
}

/** Without session storage the choice would not survive a reload: open the shop's own host. */
function openOwnHost({ host }: Brand): boolean {
  if (host === null) return refuse(t('brands.missing'));
  openLink(`https://${host}/`);
  return false;
}

function refuse(reason: string): false {
  services().telegram.haptic('failure');
  toasts.show(reason, { tone: 'bad' });
  return false;
}
