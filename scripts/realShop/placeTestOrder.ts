import type { Http } from '../../src/api/call';
import { cancelOrder, createOrder, getOrderSettings } from '../../src/api/orders';
import type { ApiError } from '../../src/api/result';
import { lineKey } from '../../src/domain/basket/cart';
import { resolveCart } from '../../src/domain/basket/resolveCart';
import { totals } from '../../src/domain/basket/totals';
import { pickupBranches } from '../../src/domain/branches/branch';
import { isSoldIn, type Product } from '../../src/domain/catalog/catalog';
import { blankDraft } from '../../src/domain/order/draftFields';
import { composeOrder, type OrderRequest, sameOrder } from '../../src/domain/order/orderRequest';
import { defaultOrderFees } from '../../src/domain/order/orderSettings';
import type { Known } from './reads';

/** Lines to print; `isRight` is false where the server did not do what the shop relies on. */
export type OrderReport = { isRight: boolean; lines: string[] };

/**
 * Places the cheapest order for pick-up, sends it once more under the same `Idempotency-Key`, and
 * cancels what it has placed.
 */
export async function placeTestOrder(http: Http, known: Known): Promise<OrderReport> {
  const request = await composeTestOrder(http, known);
  if (typeof request === 'string') return { isRight: false, lines: [request] };
  const key = `check-${crypto.randomUUID()}`;
  const send = () => createOrder(http, request, { later: false, idempotencyKey: key });

  const [error, order] = await send();
  if (error) return { isRight: false, lines: [`The order was not placed: ${saidBy(error)}`] };
  const lines = [`Order ${order.number || order.id} was placed.`];
  const isSame = sameOrder(order, request);
  if (!isSame) lines.push('Its lines, total or branch are not those that were sent.');

  const [, again] = await send();
  const isKnown = again?.id === order.id;
  lines.push(
    isKnown
      ? 'Idempotency-Key is known: VITE_IDEMPOTENCY_KEY=on keeps a lost response from a second order.'
      : 'Idempotency-Key is not known: the shop looks a lost order up among the active ones.',
  );
  const placed = isKnown || !again ? [order.id] : [order.id, again.id];
  const cancelled = await cancelAll(http, placed);
  return { isRight: isSame && cancelled.isRight, lines: [...lines, ...cancelled.lines] };
}

async function cancelAll(http: Http, ids: readonly string[]): Promise<OrderReport> {
  const lines: string[] = [];
  for (const id of ids) {
    const [error] = await cancelOrder(http, id, 'Test');
    lines.push(
      error
        ? `ORDER ${id} IS STILL THERE, cancel it by hand: ${saidBy(error)}`
        : `Order ${id} was cancelled.`,
    );
  }
  return { isRight: lines.every((line) => line.endsWith('cancelled.')), lines };
}

async function composeTestOrder(http: Http, known: Known): Promise<OrderRequest | string> {
  const { merchant, catalog, user } = known;
  if (!merchant || !catalog || !user) return 'Merchant, catalogue or profile are not known.';
  const [branch] = pickupBranches(known.branches);
  if (!branch) return 'No branch offers pick-up, so no order was placed.';
  const product = cheapest(catalog.products.filter((one) => isSoldIn(one, branch.id)));
  if (!product) return 'No product can be ordered without a choice, so no order was placed.';
  const line = { key: lineKey(product.id, []), productId: product.id, choices: [], note: '' };
  const cart = resolveCart([{ ...line, count: 1 }], catalog, branch.id, 'PICK_UP');
  const [, settings] = await getOrderSettings(http, merchant.id, false);
  return composeOrder({
    draft: blankDraft(),
    serviceType: 'PICK_UP',
    lines: cart,
    totals: totals({
      lines: cart,
      promo: null,
      cashback: 0,
      cashbackBalance: 0,
      delivery: 0,
      serviceType: 'PICK_UP',
      settings: settings ?? defaultOrderFees,
    }),
    device: 'CLIENT_WEB',
    user,
    merchantId: merchant.id,
    branchId: branch.id,
    cityId: branch.cityId,
  });
}

/** Of those that are sold as they are. */
function cheapest(products: readonly Product[]): Product | null {
  const simple = products.filter(
    ({ active, amount, modificationGroups }) =>
      active && amount !== 0 && modificationGroups.every(({ min }) => min === 0),
  );
  return simple.toSorted((a, b) => a.costPrice - b.costPrice)[0] ?? null;
}

const saidBy = ({ kind, status, description }: ApiError): string =>
  description
    ? (description.eng ?? Object.values(description)[0] ?? '')
    : `${kind} ${status ?? ''}`.trim();
