import { orderStatuses } from '../../../src/domain/order/order';
import type { OrderRecord } from '../records/order';
import { applyStep, planOrder } from '../rules/orderPlan';
import type { World } from '../world';

/** A record by its id, or of a merchant by the merchant's id or key; undefined when there is none. */
export function recordOf({ db }: World, kind: string, id: string): object | undefined {
  const merchant = db.merchants.find((each) => each.id === id || each.sub === id)?.id;
  const byId = (list: readonly { id: string }[]) => list.find((each) => each.id === id);
  const ofMerchant = (list: readonly { merchantId: string }[]) =>
    list.find((each) => each.merchantId === merchant);
  const find = new Map<string, () => object | undefined>(
    Object.entries({
      product: () => byId(db.products),
      branch: () => byId(db.branches),
      promo: () => byId(db.promos),
      user: () => byId(db.users),
      merchant: () => db.merchants.find((each) => each.id === merchant),
      settings: () => ofMerchant(db.settings),
      orderRules: () => ofMerchant(db.orderRules),
      orderSettings: () => ofMerchant(db.orderSettings),
    }),
  );
  return find.get(kind)?.();
}

/** Changes fields of a record, found as above. Returns the changed record, null when there is none. */
export function change(
  world: World,
  kind: string,
  { id, ...fields }: { id: string } & Record<string, unknown>,
): object | null {
  const order = world.db.orders.find((each) => each.id === id);
  if (kind === 'order' && order) return changeOrder(order, fields, world.clock.now());
  const record = recordOf(world, kind, id);
  return record ? Object.assign(record, fields) : null;
}

/** Steps an order into a status and sets its time; earlier planned steps are dropped. */
function changeOrder(
  order: OrderRecord,
  fields: Record<string, unknown>,
  now: number,
): OrderRecord {
  const { status: wanted, ...rest } = fields;
  const status = orderStatuses.find((each) => each === wanted);
  const wasPaid = order.isPaid;
  Object.assign(order, rest);
  if (status) {
    order.plan = [];
    applyStep(order, { at: now, status });
  } else if (order.isPaid && !wasPaid && order.plan.length === 0) {
    planOrder(order, now);
  }
  return order;
}
