import { describe, expect, it } from 'vitest';
import {
  sampleAddress,
  sampleCatalog,
  sampleOptions,
  sampleProduct,
  sampleUser,
} from '../../../tests/samples/models';
import { sampleDraft, sampleTotals } from '../../../tests/samples/orders';
import { temporaryId } from '../addresses/address';
import { lineKey } from '../basket/cart';
import { resolveCart } from '../basket/resolveCart';
import type { OrderDraft } from './draftFields';
import type { ServiceType } from './order';
import { composeOrder, type OrderRequest, sameOrder } from './orderRequest';

const product = sampleProduct({
  costPrice: 1000,
  discount: 10,
  modificationGroups: [sampleOptions({ cheese: 300, sauce: 50 })],
});
const choices = [{ modificationId: 'cheese', count: 2 }];
const stored = { productId: 'plov', choices, count: 3, note: 'no salt' };
const lines = resolveCart(
  [
    { key: lineKey('plov', choices, 'no salt'), ...stored },
    { ...stored, key: 'gone', productId: 'gone' },
  ],
  sampleCatalog([product]),
  null,
);
const totals = sampleTotals({ lines });
const table = { tableId: '7', hallId: 'terrace', branchId: 'north' };

type Extra = { table?: typeof table; cityId?: string; deliveryType?: null };

function compose(
  { serviceType = 'DELIVERY', ...over }: Partial<OrderDraft> & { serviceType?: ServiceType },
  extra: Extra = {},
) {
  const draft = sampleDraft({
    branchId: 'centre',
    address: sampleAddress(),
    courierComment: ' ring twice ',
    ...over,
  });
  return composeOrder({
    draft,
    serviceType,
    branchId: draft.branchId,
    lines,
    totals,
    device: 'TELEGRAM_BOT',
    user: sampleUser(),
    merchantId: 'demo',
    deliveryType: 'YANDEX',
    deliveryTariffId: 'tariff',
    ...extra,
  });
}

describe('composing an order', () => {
  it('includes the choices at current prices and omits lines that are gone', () => {
    const request = compose({});
    expect(request).toMatchObject({
      merchantId: 'demo',
      orderDevice: 'TELEGRAM_BOT',
      user: { id: 'aziza', phone: '+998901234567' },
      deliveryType: 'YANDEX',
      deliveryTariffId: 'tariff',
      branchId: 'centre',
      courierComment: 'ring twice',
      totals,
    });
    expect(request.lines).toEqual([
      {
        productId: 'plov',
        name: product.name,
        count: 3,
        costPrice: 1000,
        discount: 10,
        note: 'no salt',
        modifications: [
          { id: 'cheese', groupId: 'extras', name: { eng: 'cheese' }, price: 300, count: 2 },
        ],
      },
    ]);
  });

  it('clears delivery type, tariff, address and courier comment of a pick-up', () => {
    expect(compose({ serviceType: 'PICK_UP' })).toMatchObject({
      deliveryType: null,
      deliveryTariffId: null,
      address: null,
      courierComment: 'ring twice',
    });
  });

  it('sends a saved address with its id and a temporary one without', () => {
    expect(compose({})).toMatchObject({ address: { id: 'home' }, addressType: 'SAVED' });
    const address = sampleAddress({ id: temporaryId(1) });
    expect(compose({ address }).address).toEqual({ ...address, id: null });
    expect(compose({ address }).addressType).toBe('MAP');
    expect(compose({ serviceType: 'PICK_UP' }).addressType).toBeNull();
  });

  it('uses the address’s city for delivery and the branch’s for pick-up', () => {
    const extra = { cityId: 'samarqand' };
    expect(compose({}, extra).cityId).toBe('tashkent');
    expect(compose({ address: sampleAddress({ cityId: null }) }, extra).cityId).toBe('samarqand');
    expect(compose({ serviceType: 'PICK_UP' }, extra).cityId).toBe('samarqand');
  });

  it('defaults to the shop’s own couriers', () => {
    expect(compose({}, { deliveryType: null }).deliveryType).toBe('LAMENU');
    expect(compose({ serviceType: 'PICK_UP' }, { deliveryType: null }).deliveryType).toBeNull();
  });

  it('sends the table for dine-in only, and orders from its branch', () => {
    expect(compose({ serviceType: 'DINE_IN' }, { table })).toMatchObject({
      tableId: '7',
      hallId: 'terrace',
      branchId: 'north',
    });
    expect(compose({}, { table })).toMatchObject({ tableId: null, branchId: 'centre' });
  });
});

describe('the rest of the draft (§3)', () => {
  it('is a new order with empty unused fields', () => {
    const rest = { status: 'CREATED', day2: null, time2: null, serviceId: null, waiterId: null };
    expect(compose({})).toMatchObject(rest);
  });

  it('sets pickupValid only for a pick-up with a branch', () => {
    expect(compose({ serviceType: 'PICK_UP' }).pickupValid).toBe(true);
    expect(compose({ serviceType: 'PICK_UP', branchId: null }).pickupValid).toBe(false);
    expect(compose({}).pickupValid).toBe(false);
  });
});

describe('matching an order after its response was lost', () => {
  const serverOrder = ({
    serviceType,
    branchId,
    tableId,
    address,
    lines,
    totals,
  }: OrderRequest) => ({
    ...{ serviceType, branchId, tableId, address, lines, areLinesTold: true, totals },
  });
  const request = compose({});
  const order = serverOrder(request);

  it('matches by lines and total', () => {
    expect(sameOrder(order, request)).toBe(true);
    const [line] = request.lines;
    if (!line) throw new Error('The sample has a line');
    const split = [
      { ...line, count: 1 },
      { ...line, count: 2 },
    ];
    expect(sameOrder({ ...order, lines: split }, request)).toBe(true);
    expect(sameOrder({ ...order, lines: [{ ...line, count: 4 }] }, request)).toBe(false);
    expect(sameOrder({ ...order, lines: [{ ...line, modifications: [] }] }, request)).toBe(false);
    expect(sameOrder({ ...order, lines: [] }, request)).toBe(false);
  });

  it('ignores lines that are untold, and the count of a line without one', () => {
    expect(sameOrder({ ...order, lines: [], areLinesTold: false }, request)).toBe(true);
    const [line] = request.lines;
    if (!line) throw new Error('The sample has a line');
    const uncounted = { ...line, count: null };
    expect(sameOrder({ ...order, lines: [uncounted] }, request)).toBe(true);
    expect(sameOrder({ ...order, lines: [{ ...line, count: 9 }, uncounted] }, request)).toBe(true);
    expect(sameOrder({ ...order, lines: [{ ...uncounted, productId: 'x' }] }, request)).toBe(false);
    expect(sameOrder({ ...order, lines: [{ ...uncounted, modifications: [] }] }, request)).toBe(
      false,
    );
  });

  it('does not match a different total, and ignores an unknown one', () => {
    const other = { ...order.totals, totalPrice: order.totals.totalPrice + 1 };
    expect(sameOrder({ ...order, totals: other }, request)).toBe(false);
    const untold = { ...order.totals, totalPrice: null };
    expect(sameOrder({ ...order, totals: untold }, request)).toBe(true);
  });

  it('does not match a different destination, and ignores missing values', () => {
    const elsewhere = sampleAddress({ latitude: 41.2 });
    expect(sameOrder({ ...order, address: elsewhere }, request)).toBe(false);
    expect(sameOrder({ ...order, address: null }, request)).toBe(true);
    expect(sameOrder({ ...order, serviceType: 'PICK_UP' }, request)).toBe(false);
    expect(sameOrder({ ...order, serviceType: null }, request)).toBe(true);
    const pickUp = compose({ serviceType: 'PICK_UP' });
    expect(sameOrder(serverOrder(pickUp), pickUp)).toBe(true);
    expect(sameOrder({ ...serverOrder(pickUp), branchId: 'north' }, pickUp)).toBe(false);
    expect(sameOrder({ ...serverOrder(pickUp), branchId: null }, pickUp)).toBe(true);
    const dineIn = compose({ serviceType: 'DINE_IN' }, { table });
    expect(sameOrder(serverOrder(dineIn), dineIn)).toBe(true);
    expect(sameOrder({ ...serverOrder(dineIn), tableId: '8' }, dineIn)).toBe(false);
  });

  it('ignores the branch of a delivery, which the shop may change', () => {
    expect(sameOrder({ ...order, branchId: 'north' }, request)).toBe(true);
  });
});
