import { listBrands } from '../../api/brands';
import { brandOf, merchantIdsOf } from '../../domain/brand/brandHosts';
import { type Brand, brandTabs } from '../../domain/brand/brandTab';
import { showText } from '../../i18n/show';
import { textsComplete } from '../../i18n/t';
import * as brands from '../../stores/brand/brands';
import { ownMerchant } from '../../stores/brand/brandTab';
import { services } from '../services';

/** Fetches the shops of the brand (§7); a shop that has its place on screen has its words by then. */
export async function loadBrands(): Promise<void> {
  const [[, list], areWordsThere] = await Promise.all([
    listBrands(services().http),
    textsComplete().then(
      () => true,
      () => false,
    ),
  ]);
  const own = ownBrand();
  if (!list || !areWordsThere || !own) return brands.setFailed();
  const brand = brandOf(location.hostname);
  brands.setTabs(brandTabs(list, own, brand === null ? null : merchantIdsOf(brand)));
}

/** The shop that the address stands for, where the brand's own list leaves it out. */
function ownBrand(): Brand | null {
  const own = ownMerchant();
  if (!own) return null;
  const { id, name, color, logo: image } = own;
  return { id, merchantId: id, name: showText(name), host: null, color, image };
}
