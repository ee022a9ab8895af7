import { hasBasket, type MerchantSettings } from '../merchant';

/**
 * Where the home screen shows the basket (§3): over the products, in the navigation bar or in the
 * header; null in a shop without a basket.
 */
export function basketPosition(
  settings: Pick<MerchantSettings, 'flags' | 'basketPosition'>,
): 'products' | 'bar' | 'head' | null {
  const { flags, basketPosition } = settings;
  if (!hasBasket(settings)) return null;
  const isOver = flags.cartInMainActive && basketPosition === 'FLOATING_OVER_PRODUCT';
  if (isOver) return 'products';
  return flags.isNavigationViewEnabled ? 'bar' : 'head';
}
