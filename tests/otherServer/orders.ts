import { Hono } from 'hono';
import { type Body, bodyOf, type Env, no, noInWords, numberIn, page, textIn } from './answers';
import { type Prices, pricesIn } from './menu';
import { withToken } from './people';
import { branches } from './shop';
import type { OrderedLine, PlacedOrder, World } from './world';

/** The price of every delivery, in the currency's smallest unit. */
export const deliveryPrice = 1_200_000;

const courier = {
  id: 77,
  user: { firstName: 'Ali', lastName: 'Valiyev', phone: '998901234567' },
  status: 'PERFORMER_FOUND',
  latitude: '41.35',
  longitude: '69.28',
};

const over = ['CLOSED', 'CANCELED', 'DELIVERED'];

/** Orders, their tariff and settings. Every call needs a token. */
export function orders(world: World) {
  const app = new Hono<Env>();
  const {
    now,
    canCancel,
    takesPayme,
    takesGrades,
    acceptsIdempotencyKey,
    hasCouriers,
    digits,
    listsLines,
    listsTotals,
  } = world.options;
  const prices = pricesIn(digits);
  const shown = (order: PlacedOrder) => ({
    ...wire(order, prices),
    ...(hasCouriers && { courierId: courier.id, courierStatus: 'PERFORMER_FOUND' }),
  });
  const listed = ({ basketItems, totalPrice, ...order }: ReturnType<typeof shown>) => ({
    ...order,
    ...(listsLines && { basketItems }),
    ...(listsTotals && { totalPrice }),
  });
  app.use('/orders/*', withToken(world));
  app.use('/deliveries/*', withToken(world));
  app.use('/payments/*', withToken(world));

  const ofPerson = (userId: string, own: number) => {
    if (userId !== String(own)) throw no(403, 'These orders are somebody else’s');
    return world.orders.filter((order) => order.userId === own).reverse();
  };
  const find = (id: string, own: number) => {
    const order = world.orders.find((one) => String(one.id) === id && one.userId === own);
    if (!order) throw no(404, 'No such order');
    return order;
  };
  const place = (body: Body, userId: number, key: string | null, isLater: boolean) => {
    const duplicate = world.orders.find((one) => one.userId === userId && one.key === key);
    if (duplicate && key !== null && acceptsIdempotencyKey) return duplicate;
    const order: PlacedOrder = {
      ...priced(body, prices),
      id: world.nextId(),
      userId,
      // A shop that supports cancelling has a separate status for pending orders.
      status: canCancel ? 'CREATED' : 'NEW',
      createdAt: now(),
      isPaid: false,
      dueAt: isLater ? dueAt(body, now()) : null,
      note: textIn(body.note) ?? '',
      rating: null,
      body,
      key,
    };
    world.orders.push(order);
    return order;
  };

  for (const [path, isLater] of [
    ['/orders/v1/orders', false],
    ['/orders/v1/orders/at-time', true],
  ] as const) {
    app.post(path, async (c) => {
      const key = c.req.header('idempotency-key') ?? null;
      const order = place(await bodyOf(c.req), c.get('person').id, key, isLater);
      return c.json({ id: order.id }, 201);
    });
  }
  app.get('/orders/v1/orders/user/:userId/active', (c) => {
    const mine = ofPerson(c.req.param('userId'), c.get('person').id);
    return c.json(
      page(
        mine.filter(({ status }) => !over.includes(status)).map((order) => listed(shown(order))),
      ),
    );
  });
  app.get('/orders/v1/orders/user/:userId', (c) => {
    const mine = ofPerson(c.req.param('userId'), c.get('person').id);
    const wanted =
      c.req.query('onlyArchive') === 'true'
        ? mine.filter(({ status }) => over.includes(status))
        : mine;
    const size = Number(c.req.query('size') ?? 10);
    const from = Number(c.req.query('page') ?? 0) * size;
    return c.json(wanted.slice(from, from + size).map((order) => listed(wire(order, prices))));
  });
  app.get('/orders/v1/orders/:id', (c) =>
    c.json(shown(find(c.req.param('id'), c.get('person').id))),
  );
  app.put('/orders/v1/orders/:id/cancel', (c) => {
    const order = find(c.req.param('id'), c.get('person').id);
    if (!canCancel) throw no(404, 'Nobody can take an order back here');
    order.status = 'CANCELED';
    return c.body(null, 204);
  });
  app.post('/orders/v1/orders/:id/grade', async (c) => {
    const order = find(c.req.param('id'), c.get('person').id);
    if (!takesGrades) throw no(404, 'Nobody asks how it was');
    const { grade, comment } = await bodyOf(c.req);
    if (order.rating || !over.includes(order.status))
      throw noInWords(409, 'Hozir baholab boʻlmaydi');
    order.rating = { grade: numberIn(grade) ?? 0, comment: textIn(comment) ?? '' };
    return c.body(null, 204);
  });
  app.get('/payments/v2/checkout/:id', (c) => {
    const order = find(c.req.param('id'), c.get('person').id);
    if (!takesPayme) throw no(404, 'Nothing can be paid here');
    if (order.isPaid) throw no(409, 'This is paid');
    return c.json({ id: order.id, link: `https://payme.invalid/${order.id}` });
  });
  app.get('/orders/v1/order/setting/:id', (c) => c.json({ isServiceFeeEnabled: false }));

  app.post('/deliveries/v1/delivery/tariff/client/calculate', async (c) => {
    const { branchId, latitude, longitude } = await bodyOf(c.req);
    if ([branchId, latitude, longitude].some((each) => numberIn(each) === null)) {
      throw no(400, 'Where from and where to?');
    }
    return c.json({ id: null, price: prices.inUnits(deliveryPrice) });
  });
  app.get('/deliveries/v1/delivery/courier/:id', (c) => {
    if (!hasCouriers) throw no(404, 'Nobody carries this');
    return c.json(courier);
  });
  return app;
}

function dueAt({ deliveryAt }: Body, now: number): number {
  const at = typeof deliveryAt === 'number' ? deliveryAt : Date.parse(String(deliveryAt));
  if (!Number.isFinite(at)) throw no(400, 'When?');
  if (at < now) throw noInWords(422, 'Bu vaqt allaqachon oʻtgan');
  return at;
}

/** The server's own calculation; an order with other figures is refused. */
function priced(
  body: Body,
  { byProduct, inUnits, toSmallest }: Prices,
): Pick<PlacedOrder, 'lines' | 'total' | 'deliveryPrice'> {
  const items = Array.isArray(body.cartItems) ? body.cartItems : body.basketItems;
  if (!Array.isArray(items) || items.length === 0) throw no(422, 'Nothing is ordered');
  const lines = items.map((item) => lineOf(item, byProduct));
  const isDelivery = body.serviceType === 'DELIVERY';
  if (!isDelivery && !branches.some(({ id }) => id === numberIn(body.branchId))) {
    throw no(422, 'Picked up where?');
  }
  const address = body.address as Body | null;
  const isOnMap = numberIn(address?.latitude) !== null;
  if (isDelivery && !isOnMap && !textIn(address?.streetName)) throw no(422, 'Delivered where?');
  const goods = lines.reduce((sum, line) => sum + amountOf(line), 0);
  // Where the map does not show it, somebody calls and tells the price.
  const delivery = isDelivery && isOnMap ? deliveryPrice : 0;
  const total = goods + delivery;
  const said = toSmallest(body.totalPrice);
  if (said !== total) throw no(422, `That is ${inUnits(total)} and not ${inUnits(said)}`);
  return { lines, total, deliveryPrice: delivery };
}

function lineOf(
  item: { product?: Body; modifications?: Body[]; note?: unknown },
  byProduct: Prices['byProduct'],
): OrderedLine {
  const productId = numberIn(item.product?.id) ?? 0;
  const count = numberIn(item.product?.count) ?? 0;
  const dish = byProduct.get(productId);
  if (!dish) throw no(422, `There is no product ${productId}`);
  if (!Number.isInteger(count) || count < 1 || count > 1000) throw no(422, 'That many?');
  const options = (item.modifications ?? []).map((one) => {
    const id = numberIn(one.id) ?? 0;
    const price = dish.options.get(id);
    if (price === undefined) throw no(422, `There is no option ${id}`);
    return { id, price, count: numberIn(one.count) ?? 1 };
  });
  const note = textIn(item.note) ?? '';
  return { productId, count, price: dish.price, discount: dish.discount, note, options };
}

function amountOf({ count, price, discount, options }: OrderedLine): number {
  const extra = options.reduce((sum, option) => sum + option.price * option.count, 0);
  return (price + extra) * count - Math.round((price * count * discount) / 100);
}

/** Phones are digits only here, whatever was sent. */
function receiverIn(value: unknown) {
  const { firstName, phone } = (value ?? {}) as Body;
  return phone === undefined ? null : { firstName, phone: String(phone).replace(/\D/g, '') };
}

/** This server's wire format of an order: few fields, money as text, lines as `basketItems`. */
function wire(order: PlacedOrder, { inUnits }: Prices) {
  const { id, status, isPaid, lines, total, deliveryPrice, createdAt, dueAt, rating, body } = order;
  return {
    id,
    status,
    courierStatus: 'PERFORMER_TELEPORTS',
    distance: '3.2',
    serviceType: body.serviceType,
    branch: { id: numberIn(body.branchId) },
    address: body.address ?? null,
    receiver: receiverIn(body.receiver),
    paymentType: body.paymentType === 'PAYME' ? 'PAYME' : null,
    isPaid: isPaid || null,
    grade: rating?.grade.toFixed(1) ?? null,
    createdDate: createdAt,
    deliveryAt: dueAt,
    totalPrice: inUnits(total),
    deliveryPrice: inUnits(deliveryPrice),
    basketItems: lines.map(({ productId, count, price, discount, options }) => ({
      product: { id: productId, count, costPrice: inUnits(price), discount: String(discount) },
      modifications: options.map((option) => ({ ...option, price: inUnits(option.price) })),
    })),
  };
}
