import { expect } from 'vitest';
import { eventually } from '../until';
import type { Screen } from './screen';
import type { EngineShop } from './servedShop';
import { byPickUp } from './steps';

/** Runs in the page: the order as the snapshot shows it, once React has mounted; taps it. */
function tapDrawnOrder() {
  const order = document.querySelector('#root[data-mounted] [data-drawn] a[href*="/orders/"]');
  order?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return order !== null;
}

/** The next visit shows the order under way before the server has answered, and a tap opens it. */
export async function drawnOrder(screen: Screen, shop: EngineShop): Promise<void> {
  await byPickUp(screen, shop);
  await screen.back();
  await screen.sheets();
  const { id } = shop.backend.faults.add({ path: '/orders/v1/orders/user/*', delay: 60_000 });
  await screen.driver.reload();
  await eventually(async () => expect(await screen.call(screen.place, tapDrawnOrder)).toBe(true));
  await screen.sheets(/Buyurtma/);
  shop.backend.faults.remove(id);
}
