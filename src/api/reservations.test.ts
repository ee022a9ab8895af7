import { expect, test } from 'vitest';
import { fakeServer, json } from './fakeServer.testing';
import { createReservation, listReservations } from './reservations';

const evening = Date.UTC(2026, 4, 15, 14);
const draft = { branchId: 'b1', place: 'Terrasa', chairs: 4, at: evening, comment: '' };
const wire = { ...draft, id: 5, at: undefined, time: '2026-05-15T14:00:00Z', status: 'CREATED' };

test('a reservation is sent with its time in ISO 8601', async () => {
  const { http, received } = fakeServer(() => json(wire, 201));
  expect(await createReservation(http, draft)).toEqual([
    null,
    { ...draft, id: '5', status: 'CREATED' },
  ]);
  expect(received[0]?.body).toEqual({
    branchId: 'b1',
    place: 'Terrasa',
    chairs: 4,
    comment: '',
    time: '2026-05-15T14:00:00.000Z',
  });
});

test('a failed reservation is not retried, which could reserve a second table', async () => {
  const { http, received } = fakeServer(() => json({}, 502));
  const [error] = await createReservation(http, draft);
  expect(error?.status).toBe(502);
  expect(received).toHaveLength(1);
});

test('a reservation requires only an id', async () => {
  const { http } = fakeServer(() =>
    json({ content: [{ id: 7, status: 'PENDING' }, { chairs: 2 }] }),
  );
  const [, list] = await listReservations(http);
  expect(list).toEqual([
    { id: '7', branchId: null, place: '', chairs: null, at: null, comment: '', status: null },
  ]);
});

test('its branch may be a record', async () => {
  const { http } = fakeServer(() => json([{ id: 7, branch: { id: 3, name: 'Markaz' } }]));
  expect((await listReservations(http))[1]).toMatchObject([{ branchId: '3' }]);
});
