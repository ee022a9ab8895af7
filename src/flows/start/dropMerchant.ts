import { clearStorage } from '../../stores/storage/clearStorage';
import { canLeaveBrand, leaveBrand } from '../brand/leaveBrand';

/**
 * The server knows no such shop (§4, merchant loading): everything is cleared, but for what the table in
 * `retention` lets live. Of a brand's tab only the tab is lost. Returns whether another shop comes in its place.
 */
export function dropMerchant(): boolean {
  if (canLeaveBrand()) {
    leaveBrand();
    return true;
  }
  clearStorage('merchantGone');
  return false;
}
