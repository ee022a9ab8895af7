import { useSnapshot } from 'valtio';
import { basketPosition } from '../../domain/basket/basketPosition';
import { paths } from '../../navigation/paths';
import { useIsMenuOnly } from '../../stores/delivery/serviceType';
import * as merchant from '../../stores/merchant';

/**
 * Where home has its way to the basket (`place`, null in a shop without one), and where that leads:
 * on to the order when the basket has no page of its own (§3, cartPageActive).
 */
export function useBasketPosition() {
  const { settings } = useSnapshot(merchant.state);
  const path = settings.flags.cartPageActive ? paths.basket : paths.checkout;
  const isMenuOnly = useIsMenuOnly();
  return { place: isMenuOnly ? null : basketPosition(settings), path };
}
