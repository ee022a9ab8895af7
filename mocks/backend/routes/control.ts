import { Hono } from 'hono';
import * as v from 'valibot';
import { idValue, readBody } from '../body';
import { toIso } from '../clock';
import { faultKinds } from '../faults';
import { gatewayPage } from '../faulty';
import { checkSigned, contactOf } from '../initData';
import { shareContact } from '../people';
import { settle, takeNextStep } from '../rules/orderPlan';
import type { World } from '../world';
import { change, recordOf } from './controlChanges';
import { pay } from './pay';

const faultBody = v.object({
  method: v.optional(v.string()),
  path: v.string(),
  kind: v.optional(v.picklist(faultKinds)),
  status: v.optional(v.number()),
  retryAfter: v.optional(v.number()),
  json: v.optional(v.unknown()),
  description: v.optional(v.looseObject({})),
  delay: v.optional(v.number()),
  after: v.optional(v.boolean()),
  unaware: v.optional(v.boolean()),
  times: v.optional(v.nullable(v.number())),
});

/** Controls for the simulator and the tests, under `/__mock`. Not part of the product's API. */
export function control(world: World): Hono {
  const app = new Hono();

  app.get('/faults', (c) => c.json(world.faults.list()));
  // Adds one or several faults.
  app.put('/faults', async (c) => {
    const sent = await readBody(c, v.union([v.array(faultBody), faultBody]));
    return c.json([sent].flat().map((each) => world.faults.add(each)));
  });
  app.delete('/faults/:id', (c) => {
    world.faults.remove(c.req.param('id'));
    return c.json(world.faults.list());
  });
  app.delete('/faults', (c) => {
    world.faults.clear();
    return c.json([]);
  });

  // Target of redirect faults.
  app.get('/gateway', () => gatewayPage());

  app.get('/clock', (c) => c.json(clock(world)));
  app.post('/clock', async (c) => {
    const { advanceMs } = await readBody(c, v.object({ advanceMs: v.number() }));
    world.clock.advance(advanceMs);
    return c.json(clock(world));
  });

  app.get('/calls', (c) => c.json(world.recorder.calls));
  app.delete('/calls', (c) => {
    world.recorder.calls.length = 0;
    return c.json([]);
  });
  app.get('/orders', (c) => {
    settle(world.db.orders, world.clock.now());
    return c.json(world.db.orders);
  });
  // Takes the next planned step of an order at once.
  app.post('/orders/:id/step', (c) => {
    const order = world.db.orders.find(({ id }) => id === c.req.param('id'));
    if (!order) return c.json({ message: 'no such order' }, 404);
    takeNextStep(order, world.clock.now());
    return c.json(order);
  });
  app.get('/users', (c) => c.json(world.db.users));
  app.get('/waiter-calls', (c) => c.json(world.db.waiterCalls));
  // Pending codes, newest last: what the customer's SMS would say.
  app.get('/codes', (c) => {
    const phone = c.req.query('phone')?.replace(/\D/g, '');
    return c.json(world.db.codes.filter((each) => !phone || each.phone === `+${phone}`));
  });
  // Sets the number of digits of new codes.
  app.post('/codes', async (c) => {
    const { digits } = await readBody(
      c,
      v.object({ digits: v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(8)) }),
    );
    world.db.codeDigits = digits;
    return c.json({ digits });
  });

  app.post('/reset', (c) => {
    world.reset();
    return c.json({ ok: true });
  });
  // Revokes every token, as after a long absence.
  app.delete('/sessions', (c) => {
    world.db.sessions = [];
    return c.json({ ok: true });
  });

  // The demo bot receives a contact: the phone is linked to that Telegram user in every shop.
  app.post('/bot/contact', async (c) => {
    const { raw } = await readBody(c, v.object({ raw: v.string() }));
    const contact = contactOf(checkSigned(raw, world.botToken, world.clock.wall()));
    shareContact(world.db, contact);
    return c.json(contact);
  });
  // Forgets the contact, so that it is requested again.
  app.delete('/bot/contact/:telegramId', (c) => {
    const telegramId = c.req.param('telegramId');
    delete world.db.contacts[telegramId];
    for (const user of world.db.users) {
      if (user.telegramId !== telegramId) continue;
      user.phone = null;
      user.isVerified = false;
    }
    return c.json({ ok: true });
  });

  // The settings of a merchant, given by its id or key.
  app.get('/settings/:merchant', (c) => {
    const settings = recordOf(world, 'settings', c.req.param('merchant'));
    return settings ? c.json(settings) : c.json({ message: 'no such merchant' }, 404);
  });
  // PATCH product, branch, merchant, settings, orderRules, orderSettings, promo, user, order {id, ...}
  app.patch('/:kind', async (c) => {
    const body = await readBody(c, v.looseObject({ id: idValue }));
    const changed = change(world, c.req.param('kind'), body);
    return changed ? c.json(changed) : c.json({ message: 'no such record' }, 404);
  });

  app.route('/pay', pay(world));
  return app;
}

function clock(world: World) {
  return { now: world.clock.now(), iso: toIso(world.clock.now()) };
}
