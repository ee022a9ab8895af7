import { clearStorage } from '../../stores/storage/clearStorage';
import { canLeaveBrand, leaveBrand } from '../brand/leaveBrand';

/**
 * The server knows no such shop (§4, merchant loading): clears everything except what `retention`
 * keeps. In a brand's tab only the tab is dropped. Returns whether another shop loads instead.
 */
export function dropMerchant(): boolean {
  if (canLeaveBrand()) {
    leaveBrand();
    return true;
  }
  clearStorage('merchantGone');
  return false;
}
