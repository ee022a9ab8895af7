import { useSnapshot } from 'valtio';
import * as merchant from '../../stores/merchant';
import { BottomAction } from '../../ui/BottomAction';
import { useBasketAction } from '../shelf/useBasketAction';

/** The basket bar, while there is something in the basket; it renders apart from the shelves. */
export function HomeBasket() {
  const { flags } = useSnapshot(merchant.state).settings;
  const action = useBasketAction();
  return action && flags.cartInMainActive ? <BottomAction main={action} /> : null;
}
