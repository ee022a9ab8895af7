import type { Page } from '@playwright/test';
import * as v from 'valibot';
import type { OrderRecord } from '../../mocks/backend/records/order';
import { orderBody } from '../../mocks/backend/rules/orderBody';
import { placeOrder } from '../../mocks/backend/rules/placeOrder';
import { orderOf } from '../../mocks/backend/visitor';
import type { ServedShop } from '../../mocks/serve';

const minute = 60_000;

/**
 * Places an order of the last signed-in user by the server's own rules; `part` overrides its body.
 */
export function place(
  { backend }: Pick<ServedShop, 'backend'>,
  products: readonly string[],
  part: object = {},
): OrderRecord {
  const { db, clock } = backend;
  const user = db.users.at(-1);
  if (!user) throw new Error('No user has signed in');
  const wanted = products.map((id) => ({ id }));
  const body = v.parse(orderBody, orderOf(backend, wanted, part));
  return placeOrder(db, user, body, { now: clock.now(), atTime: false });
}

export const later = (shop: Pick<ServedShop, 'backend'>, minutes: number) =>
  shop.backend.clock.advance(minutes * minute);

/** The tab becomes visible again: the app refreshes what is on screen at once. */
export const lookAgain = (page: Page): Promise<void> =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
