import { wipe } from '../stores/wipe';
import { canLeaveBrand, leaveBrand } from './leaveBrand';

/**
 * The server knows no such shop (§4, merchant loading): everything is cleared, but for what the table in
 * `survival` lets live. Of a brand's tab only the tab is lost. Answers whether another shop comes in its place.
 */
export function loseMerchant(): boolean {
  if (canLeaveBrand()) {
    leaveBrand();
    return true;
  }
  wipe('merchantGone');
  return false;
}
