import { useSnapshot } from 'valtio';
import { basketPlace } from '../../domain/basketPlace';
import { paths } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import { useIsMenuOnly } from '../../stores/service';

/**
 * Where home has its way to the basket (`place`, null in a shop without one), and where that leads:
 * on to the order when the basket has no page of its own (§3, cartPageActive).
 */
export function useBasketPlace() {
  const { settings } = useSnapshot(merchant.state);
  const path = settings.flags.cartPageActive ? paths.basket : paths.checkout;
  const isMenuOnly = useIsMenuOnly();
  return { place: isMenuOnly ? null : basketPlace(settings), path };
}
