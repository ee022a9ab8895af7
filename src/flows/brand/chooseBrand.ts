import { listBrands } from '../../api/brands';
import { findMerchantByDomain, findMerchantBySub } from '../../api/merchants';
import { pageOrigin } from '../../device/pageOrigin';
import { outlivesReload, reload } from '../../device/reload';
import { type Brand, brandAddressOf, brandTabs } from '../../domain/brand/brandTab';
import { brandOf, merchantIdsOf, readBrands } from '../../domain/brand/brandTable';
import type { Merchant } from '../../domain/merchant';
import type { BrandAddress } from '../../domain/start/host';
import { errorText } from '../../i18n/errorText';
import { showText } from '../../i18n/show';
import { currentLanguage, t, textsComplete } from '../../i18n/t';
import * as brands from '../../stores/brand/brands';
import { enterTab, ownMerchant, tabHost } from '../../stores/brand/brandTab';
import * as merchant from '../../stores/merchant';
import * as storedMerchant from '../../stores/start/storedMerchant';
import * as table from '../../stores/table/table';
import * as toasts from '../../stores/toasts';
import { openLink } from '../openLink';
import { onReturn } from '../platform';
import { services } from '../services';
import { leaveTable } from '../table/changeTable';
import { canReload } from './leaveBrand';

/** Loads the tabs, and again whenever somebody comes back to where they are missing. Returns an unsubscribe function. */
export function watchBrands(): () => void {
  void loadBrands();
  return onReturn(() => {
    if (brands.state.status === 'failed') void loadBrands();
  });
}

/**
 * Fetches the brand's shops (§7); waits for the interface texts so that the tabs render complete. Without
 * them a tab still leads back: the URL's own shop and the one on screen are known here.
 */
export async function loadBrands(): Promise<void> {
  const [[, list], hasTexts] = await Promise.all([
    listBrands(services().http),
    textsComplete().then(
      () => true,
      () => false,
    ),
  ]);
  const own = ownMerchant();
  const shown = merchant.state.merchant;
  if (!own || !shown) return brands.setFailed([]);
  const { build } = services();
  const table = readBrands(build.brands);
  const brand = brandOf(table, pageOrigin().hostname);
  const listed = brand === null ? null : merchantIdsOf(table, brand);
  const tabsOf = (shops: readonly Brand[]) =>
    brandTabs(shops, asBrand(own, null), listed, build.hosts);
  if (list && hasTexts) brands.setTabs(tabsOf(list));
  else brands.setFailed(tabsOf([asBrand(shown, tabHost())]));
}

/** A shop as the brand's list has it. */
const asBrand = ({ id, name, color, logo }: Merchant, host: string | null): Brand => ({
  id,
  merchantId: id,
  name: showText(name),
  host,
  color,
  image: logo,
});

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
