// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createBackend } from './app';
import { testNow } from './testNow';
import { createVisitor, orderOf } from './visitor';

async function arrange() {
  const backend = createBackend({ now: () => testNow });
  const visitor = createVisitor(backend);
  await visitor.signIn();
  const send = (part: object, path = '/api/orders/v1/orders') =>
    visitor.post(path, { ...orderOf(backend, [{ id: 'tandir-somsa' }]), ...part });
  return {
    backend,
    send,
    sendLater: (part: object) => send(part, '/api/orders/v1/orders/at-time'),
  };
}

describe('the receiver of an order', () => {
  const receiver = { firstName: 'Jamshid', phone: '+998931112233' };

  it('is stored with the order, without unrequested fields', async () => {
    const { backend, send } = await arrange();
    expect((await send({ receiver: { ...receiver, role: 'ADMIN' } })).status).toBe(201);
    expect(backend.db.orders[0]?.receiver).toEqual(receiver);
  });

  it.each([
    [{ receiver: { firstName: ' ', phone: '+998931112233' } }, 400],
    [{ receiver: { firstName: 'Jamshid' } }, 400],
    [{ receiver: { firstName: 'Jamshid', phone: '93 111' } }, 422],
    [{ sendCheque: true }, 422],
  ])(
    'must have a name and a phone, and the receipt a phone: %j is refused',
    async (part, status) => {
      const { backend, send } = await arrange();
      expect((await send(part)).status).toBe(status);
      expect(backend.db.orders).toHaveLength(0);
    },
  );

  it('is the customer if the merchant requires it', async () => {
    const { backend, send } = await arrange();
    for (const settings of backend.db.settings) settings.receiverActive = false;
    const { status, body } = await send({ receiver });
    expect([status, body]).toMatchObject([422, { message: 'receiver-unavailable' }]);
    expect((await send({ receiver: null })).status).toBe(201);
  });
});

describe('a scheduled order', () => {
  const at = { deliveryAt: '2026-03-04T14:30:00.000Z', day: '2026-03-04', time: '19:30' };

  it('is stored with its day and time', async () => {
    const { backend, sendLater } = await arrange();
    expect((await sendLater(at)).status).toBe(201);
    expect(backend.db.orders[0]).toMatchObject({ ...at, later: true, status: 'AT_TIME' });
  });

  it.each([
    { time: '14:30' },
    { day: '2026-03-05' },
    { deliveryAt: null },
    { deliveryAt: '2026-03-04T06:59:00.000Z', day: null, time: null },
    { deliveryAt: '2026-03-11T07:00:00.000Z', day: null, time: null },
  ])('with a contradictory or impossible time is refused: %j', async (part) => {
    const { backend, sendLater } = await arrange();
    const { status, body } = await sendLater({ ...at, ...part });
    expect([status, body]).toMatchObject([422, { message: 'time-invalid' }]);
    expect(backend.db.orders).toHaveLength(0);
  });
});
