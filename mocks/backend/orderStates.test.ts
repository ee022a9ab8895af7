// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createBackend } from './app';
import { createVisitor, orderOf } from './visitor';

const minute = 60_000;
const home = { latitude: 41.3105, longitude: 69.2455 };

async function arrange(merchant = 'demo') {
  const backend = createBackend();
  const visitor = createVisitor(backend, merchant);
  await visitor.signIn();
  const statusOf = async (id: unknown) =>
    (await visitor.get(`/api/orders/v1/orders/${id}`)).body.status;
  return { backend, visitor, statusOf };
}

async function placed(
  { backend, visitor }: Awaited<ReturnType<typeof arrange>>,
  part: object = {},
) {
  const path = '/api/orders/v1/orders';
  return (await visitor.post(path, orderOf(backend, [{ id: 'oila-toplami' }], part))).body;
}

async function placedDelivery(scene: Awaited<ReturnType<typeof arrange>>) {
  const path = '/api/deliveries/v1/delivery/tariff/client/calculate';
  const tariff = await scene.visitor.post(path, { branchId: 'markaz', ...home });
  const deliveryPrice = Number(tariff.body.price);
  return placed(scene, { serviceType: 'DELIVERY', address: home, deliveryPrice });
}

describe('the life of an order', () => {
  it('for pick-up goes from created to closed as time passes', async () => {
    const scene = await arrange();
    const { id } = await placed(scene);
    const seen: unknown[] = [];
    for (const minutes of [0, 1, 2, 15, 22]) {
      scene.backend.clock.advance(minutes * minute);
      seen.push(await scene.statusOf(id));
    }
    expect(seen).toEqual(['CREATED', 'ACCEPTED', 'COOKING', 'DONE', 'CLOSED']);
  });

  it('is moved a step at a time by the controls, courier included', async () => {
    const scene = await arrange();
    const { backend } = scene;
    const { id } = await placedDelivery(scene);
    const step = () =>
      backend.fetch(new Request(`http://localhost/__mock/orders/${id}/step`, { method: 'POST' }));
    const seen: unknown[] = [];
    for (let count = 0; count < 4; count += 1) {
      await step();
      seen.push(await scene.statusOf(id));
    }
    expect(seen).toEqual(['ACCEPTED', 'COOKING', 'DONE', 'ON_WAY']);
    expect(backend.db.orders[0]).toMatchObject({ courierStatus: 'PERFORMER_PICKUPED' });
    // the later steps keep their distance
    backend.clock.advance(17 * minute);
    expect(await scene.statusOf(id)).toBe('DELIVERED');
  });

  it('for delivery gets a courier and is paid on delivery', async () => {
    const scene = await arrange();
    const { visitor, backend } = scene;
    const order = await placedDelivery(scene);
    backend.clock.advance(21 * minute);
    const onWay = (await visitor.get(`/api/orders/v1/orders/${order.id}`)).body;
    expect(onWay).toMatchObject({ status: 'ON_WAY', courierStatus: 'PERFORMER_PICKUPED' });
    const courier = await visitor.get(`/api/deliveries/v1/delivery/courier/${onWay.courierId}`);
    expect(courier.body).toMatchObject({ status: 'PERFORMER_PICKUPED' });
    const north = async () =>
      Number(
        (await visitor.get(`/api/deliveries/v1/delivery/courier/${onWay.courierId}`)).body.latitude,
      );
    const start = await north();
    backend.clock.advance(7 * minute);
    const between = await north();
    backend.clock.advance(8 * minute);
    expect(await north()).toBe(home.latitude);
    expect(Math.sign(between - start)).toBe(Math.sign(home.latitude - between));
    backend.clock.advance(2 * minute);
    const delivered = await visitor.get(`/api/orders/v1/orders/${order.id}`);
    expect(delivered.body).toMatchObject({ status: 'DELIVERED', isPaid: true });
  });

  it('paid online waits for the payment and continues after it', async () => {
    const scene = await arrange();
    const { id } = await placed(scene, { paymentType: 'CLICK' });
    scene.backend.clock.advance(60 * minute);
    expect(await scene.statusOf(id)).toBe('CREATED');
    const { body } = await scene.visitor.get(`/api/payments/v2/checkout/${id}`);
    const link = String(body.link);
    const pay = (outcome: string) =>
      scene.backend.fetch(
        new Request(link, {
          method: 'POST',
          body: new URLSearchParams({ order: String(id), outcome }),
        }),
      );
    await pay('failed');
    expect((await scene.visitor.get(`/api/orders/v1/orders/${id}`)).body.isPaid).toBe(false);
    await pay('paid');
    scene.backend.clock.advance(minute);
    expect(await scene.statusOf(id)).toBe('ACCEPTED');
  });

  it('for later waits until shortly before its time', async () => {
    const scene = await arrange();
    const deliveryAt = new Date(scene.backend.clock.now() + 180 * minute).toISOString();
    const body = orderOf(scene.backend, [{ id: 'oila-toplami' }], { deliveryAt });
    const { id } = (await scene.visitor.post('/api/orders/v1/orders/at-time', body)).body;
    scene.backend.clock.advance(60 * minute);
    expect(await scene.statusOf(id)).toBe('AT_TIME');
    scene.backend.clock.advance(80 * minute);
    expect(await scene.statusOf(id)).toBe('COOKING');
  });

  it('can be cancelled until cooking begins', async () => {
    const scene = await arrange();
    const { id } = await placed(scene);
    const cancel = () =>
      scene.visitor.call('PUT', `/api/orders/v1/orders/${id}/cancel`, { reason: 'Kech' });
    scene.backend.clock.advance(5 * minute);
    expect((await cancel()).status).toBe(409);
    const other = await placed(scene);
    const answer = await scene.visitor.call('PUT', `/api/orders/v1/orders/${other.id}/cancel`, {});
    expect(answer.body.status).toBe('CANCELED');
  });

  it('ends in the archive, ten per page, with its grade', async () => {
    const scene = await arrange();
    const { visitor, backend } = scene;
    for (let count = 0; count < 12; count += 1) await placed(scene);
    const user = `/api/orders/v1/orders/user/${visitor.userId}`;
    expect((await visitor.get(`${user}/active`)).body).toHaveLength(12);
    backend.clock.advance(60 * minute);
    expect((await visitor.get(`${user}/active`)).body).toHaveLength(0);
    const second = await visitor.get(`${user}?size=10&page=1&onlyArchive=true`);
    expect(second.body).toMatchObject({ totalElements: 12, number: 1, last: true });
    expect(second.body.content).toHaveLength(2);
    const id = second.body.content?.[0]?.id;
    const gradePath = `/api/orders/v1/orders/${id}/grade`;
    const productId = 'oila-toplami';
    const gradeOf = async () =>
      JSON.parse((await visitor.get('/api/products/v1/grade')).text).find(
        (each: { productId: string }) => each.productId === productId,
      )?.grade;
    const before = await gradeOf();
    const unknownProduct = await visitor.post(gradePath, {
      grade: 5,
      products: [{ productId: 'x', grade: 1 }],
    });
    expect(unknownProduct.status).toBe(400);
    const graded = await visitor.post(gradePath, { grade: 5, products: [{ productId, grade: 1 }] });
    expect(graded.body.grade).toBe(5);
    expect(await gradeOf()).not.toBe(before);
    expect((await visitor.post(gradePath, { grade: 1 })).status).toBe(409);
  });

  it('waits for the SMS code if the merchant requires one', async () => {
    const scene = await arrange('bloom');
    const { visitor, backend } = scene;
    const body = orderOf(backend, [{ id: 'sovga-ayiq' }], { branchId: 'bloom-salon' });
    const { id } = (await visitor.post('/api/orders/v1/orders', body)).body;
    const confirm = (code?: string) =>
      visitor.post(`/api/orders/v1/orders/${id}/confirm`, { code });
    await confirm();
    backend.clock.advance(minute);
    expect(await scene.statusOf(id)).toBe('CREATED');
    expect((await confirm('0000')).status).toBe(400);
    expect((await confirm(backend.db.codes[0]?.code)).status).toBe(200);
    backend.clock.advance(minute);
    expect(await scene.statusOf(id)).toBe('ACCEPTED');
  });

  it('is not visible to other users', async () => {
    const scene = await arrange();
    const { id } = await placed(scene);
    const stranger = createVisitor(scene.backend);
    await stranger.signIn(43);
    expect((await stranger.get(`/api/orders/v1/orders/${id}`)).status).toBe(404);
    const path = `/api/orders/v1/orders/user/${scene.visitor.userId}/active`;
    expect((await stranger.get(path)).status).toBe(403);
  });
});
