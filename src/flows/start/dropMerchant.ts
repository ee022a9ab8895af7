import * as merchant from '../../stores/merchant';
import { isSudden } from '../../stores/start/absence';
import { clearStorage } from '../../stores/storage/clearStorage';
import { canLeaveBrand, leaveBrand } from '../brand/leaveBrand';
import { services } from '../services';

/**
 * The server knows no such shop (§4, merchant loading): clears everything except what `retention`
 * keeps. In a brand's tab only the tab is dropped. A shop that this device knows stays until the server has
 * said so twice, ten minutes apart. Returns whether it stays, or another shop loads instead.
 */
export function dropMerchant(): boolean {
  if (canLeaveBrand()) {
    leaveBrand();
    return true;
  }
  const known = merchant.state.merchant;
  if (known && isSudden('goneSince', known.id, services().now())) return true;
  clearStorage('merchantGone');
  return false;
}
