import { listBrands } from '../../api/brands';
import { pageOrigin } from '../../device/pageOrigin';
import { type Brand, brandTabs } from '../../domain/brand/brandTab';
import { brandOf, merchantIdsOf, readBrands } from '../../domain/brand/brandTable';
import type { Merchant } from '../../domain/merchant';
import { showText } from '../../i18n/show';
import { textsComplete } from '../../i18n/t';
import * as brands from '../../stores/brand/brands';
import { ownMerchant, tabHost } from '../../stores/brand/brandTab';
import * as merchant from '../../stores/merchant';
import { onReturn } from '../platform';
import { services } from '../services';

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
