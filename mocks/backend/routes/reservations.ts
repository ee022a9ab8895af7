import { Hono } from 'hono';
import * as v from 'valibot';
import { idValue, maybeId, readBody, someText } from '../body';
import { toIso } from '../clock';
import { nextId } from '../db';
import { withToken } from '../guards';
import { toPage } from '../page';
import { found, Refusal } from '../refusal';
import { isOpen } from '../rules/hours';
import type { Env, World } from '../world';

const reservationBody = v.object({
  branchId: idValue,
  place: someText,
  chairs: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)),
  time: v.union([v.string(), v.number()]),
  comment: someText,
});
const callPauseMs = 60_000;
const waiterBody = v.object({
  branchId: maybeId,
  hallId: maybeId,
  tableId: idValue,
  reason: v.optional(v.picklist(['WAITER', 'BILL']), 'WAITER'),
});

/** Table reservations and calls for a waiter (settled: assumed calls). */
export function reservations(world: World): Hono<Env> {
  const app = new Hono<Env>();
  const signedIn = withToken(world);
  const branchOf = (merchantId: string, id: string) =>
    found(
      world.db.branches.find((each) => each.id === id && each.merchantId === merchantId),
      'branch-not-found',
    );

  app.get('/orders/v1/reservations', signedIn, (c) =>
    c.json(
      toPage(
        world.db,
        world.db.reservations.filter((each) => each.userId === c.get('user').id).reverse(),
        50,
      ),
    ),
  );

  app.post('/orders/v1/reservations', signedIn, async (c) => {
    const body = await readBody(c, reservationBody);
    const { id: userId, merchantId } = c.get('user');
    const branch = branchOf(merchantId, body.branchId);
    const settings = world.db.settings.find((each) => each.merchantId === merchantId);
    if (!settings?.bookingActive || !branch.settings.bookingEnabled) {
      throw new Refusal(422, 'booking-unavailable');
    }
    const now = world.clock.now();
    const at = new Date(body.time).getTime();
    if (!(at > now)) throw new Refusal(422, 'time-invalid');
    if (!isOpen(branch, 'DINE_IN', at)) throw new Refusal(422, 'branch-closed');
    const reservation = {
      id: nextId(world.db),
      userId,
      merchantId,
      branchId: branch.id,
      place: body.place ?? '',
      chairs: body.chairs,
      time: toIso(at),
      comment: body.comment ?? '',
      status: 'CREATED' as const,
      createdDate: toIso(now),
    };
    world.db.reservations.push(reservation);
    return c.json(reservation, 201);
  });

  app.delete('/orders/v1/reservations/:id', signedIn, (c) => {
    const reservation = found(
      world.db.reservations.find(
        (each) => each.id === c.req.param('id') && each.userId === c.get('user').id,
      ),
    );
    reservation.status = 'CANCELED';
    return c.body(null, 204);
  });

  app.post('/orders/v1/waiter-calls', async (c) => {
    const body = await readBody(c, waiterBody);
    const merchantId = c.get('merchant').id;
    if (body.branchId) branchOf(merchantId, body.branchId);
    const now = world.clock.now();
    const isAgain = world.db.waiterCalls.some(
      (each) =>
        each.merchantId === merchantId &&
        each.tableId === body.tableId &&
        each.hallId === body.hallId &&
        each.branchId === body.branchId &&
        each.reason === body.reason &&
        now - Date.parse(each.createdDate) < callPauseMs,
    );
    if (isAgain) throw new Refusal(422, 'waiter-called');
    const call = {
      ...body,
      id: nextId(world.db),
      merchantId,
      status: 'CALLED' as const,
      createdDate: toIso(now),
    };
    world.db.waiterCalls.push(call);
    return c.json(call, 201);
  });

  return app;
}
