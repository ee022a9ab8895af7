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

describe('whoever takes the order', () => {
  const receiver = { firstName: 'Jamshid', phone: '+998931112233' };

  it('is kept with it, without anything that nobody asked for', async () => {
    const { backend, send } = await arrange();
    expect((await send({ receiver: { ...receiver, role: 'ADMIN' } })).status).toBe(201);
    expect(backend.db.orders[0]?.receiver).toEqual(receiver);
  });

  it.each([
    [{ receiver: { firstName: ' ', phone: '+998931112233' } }, 400],
    [{ receiver: { firstName: 'Jamshid' } }, 400],
    [{ receiver: { firstName: 'Jamshid', phone: '93 111' } }, 422],
    [{ sendCheque: true }, 422],
  ])('has a name and a phone, as the receipt has a number: %j is refused', async (part, status) => {
    const { backend, send } = await arrange();
    expect((await send(part)).status).toBe(status);
    expect(backend.db.orders).toHaveLength(0);
  });

  it('is the customer where the merchant wants it so', async () => {
    const { backend, send } = await arrange();
    for (const settings of backend.db.settings) settings.receiverActive = false;
    const { status, body } = await send({ receiver });
    expect([status, body]).toMatchObject([422, { message: 'receiver-unavailable' }]);
    expect((await send({ receiver: null })).status).toBe(201);
  });
});

describe('a later order', () => {
  const at = { deliveryAt: '2026-03-04T14:30:00.000Z', day: '2026-03-04', time: '19:30' };

  it('is kept with its day and time', async () => {
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
  ])(
    'whose parts do not say the same time, or none that can be served, is refused: %j',
    async (part) => {
      const { backend, sendLater } = await arrange();
      const { status, body } = await sendLater({ ...at, ...part });
      expect([status, body]).toMatchObject([422, { message: 'time-invalid' }]);
      expect(backend.db.orders).toHaveLength(0);
    },
  );
});
