import { useSnapshot } from 'valtio';
import { basketPosition } from '../../domain/basket/basketPosition';
import { paths } from '../../navigation/paths';
import * as merchant from '../../stores/merchant';
import { useIsMenuOnly } from '../../stores/table/menuOnly';

/**
 * Where home shows the link to the basket (`place`, null in a shop without one), and its target:
 * the checkout if the basket has no page (§3, cartPageActive).
 */
export function useBasketPosition() {
  const { settings } = useSnapshot(merchant.state);
  const path = settings.flags.cartPageActive ? paths.basket : paths.checkout;
  const isMenuOnly = useIsMenuOnly();
  return { place: isMenuOnly ? null : basketPosition(settings), path };
}
