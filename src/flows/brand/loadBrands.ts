import { listBrands } from '../../api/brands';
import { pageOrigin } from '../../device/pageOrigin';
import { type Brand, brandTabs } from '../../domain/brand/brandTab';
import { brandOf, merchantIdsOf, readBrands } from '../../domain/brand/brandTable';
import { showText } from '../../i18n/show';
import { textsComplete } from '../../i18n/t';
import * as brands from '../../stores/brand/brands';
import { ownMerchant } from '../../stores/brand/brandTab';
import { services } from '../services';

/**
 * Fetches the brand's shops (§7); waits for the interface texts so that the tabs render complete.
 */
export async function loadBrands(): Promise<void> {
  const [[, list], hasTexts] = await Promise.all([
    listBrands(services().http),
    textsComplete().then(
      () => true,
      () => false,
    ),
  ]);
  const own = ownBrand();
  if (!list || !hasTexts || !own) return brands.setFailed();
  const { build } = services();
  const table = readBrands(build.brands);
  const brand = brandOf(table, pageOrigin().hostname);
  const listed = brand === null ? null : merchantIdsOf(table, brand);
  brands.setTabs(brandTabs(list, own, listed, build.hosts));
}

/** The URL's own shop, for when the brand's list omits it. */
function ownBrand(): Brand | null {
  const own = ownMerchant();
  if (!own) return null;
  const { id, name, color, logo: image } = own;
  return { id, merchantId: id, name: showText(name), host: null, color, image };
}
