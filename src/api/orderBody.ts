import type { Address } from '../domain/addresses/address';
import type { Totals } from '../domain/order/order';
import type { OrderRequest } from '../domain/order/orderRequest';
import { addressBody } from './addresses';
import { sentGroupId } from './groupIds';
import { moneyToWire } from './readers/money';

/** The names of an order's fields on the wire. */
export type OrderField =
  | Exclude<keyof OrderRequest, 'lines' | 'totals' | 'promo'>
  | keyof Totals
  | keyof Address['details']
  | 'cartItems'
  | 'basketItems'
  | 'promoId'
  | 'promoCode'
  | 'comment'
  | 'later';

/** An order in wire format (§3, order draft): amounts in som, times in ISO 8601. */
export function orderBody(request: OrderRequest): Partial<Record<OrderField, unknown>> {
  const { lines, totals, promo, address, deliveryAt, ...rest } = request;
  const items = lines.map(lineBody);
  return {
    ...rest,
    ...totalsBody(totals),
    // §3 has both names; servers read either.
    cartItems: items,
    basketItems: items,
    promoId: promo?.id ?? null,
    promoCode: promo?.code ?? null,
    address: address && addressBody(address),
    ...address?.details,
    // §3 has both a note and a comment; the app has one text and sends it as both.
    comment: rest.note,
    later: deliveryAt !== null,
    deliveryAt: deliveryAt === null ? null : new Date(deliveryAt).toISOString(),
  };
}

function totalsBody({ productCount, ...amounts }: OrderRequest['totals']) {
  const som = Object.entries(amounts).map(([name, money]) => [name, moneyToWire(money)] as const);
  return { productCount, ...Object.fromEntries(som) };
}

function lineBody(line: OrderRequest['lines'][number]) {
  const { productId, costPrice, modifications, note, ...product } = line;
  return {
    product: { id: productId, ...product, costPrice: moneyToWire(costPrice) },
    modifications: modifications.map(({ price, groupId, ...option }) => ({
      ...option,
      groupId: sentGroupId(groupId),
      price: moneyToWire(price),
    })),
    note,
  };
}
