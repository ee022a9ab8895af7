import { Hono } from 'hono';
import * as v from 'valibot';
import { readBody } from '../body';
import { toIso } from '../clock';
import { codeToWire, sendCode, useCode } from '../codes';
import { withToken } from '../guards';
import { toPhone } from '../people';
import type { UserRecord } from '../records/user';
import { Refusal } from '../refusal';
import type { Env, World } from '../world';

/** What a profile's owner may change; fields that nobody knows are stored too. */
const changes = v.looseObject({
  firstName: v.optional(v.pipe(v.string(), v.maxLength(100))),
  lastName: v.optional(v.pipe(v.string(), v.maxLength(100))),
  email: v.optional(v.nullable(v.union([v.literal(''), v.pipe(v.string(), v.email())]))),
  image: v.optional(v.nullable(v.string())),
  birthday: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d/)))),
  gender: v.optional(v.nullable(v.picklist(['male', 'female']))),
});

/** The server's own: what a client sends of these is not stored. */
const kept = [
  'id',
  'merchantId',
  'telegramId',
  'phone',
  'isVerified',
  'role',
  'cashback',
  'isActive',
  'createdDate',
] as const satisfies readonly (keyof UserRecord)[];

/** A user's profile, phone and account (§7, users). */
export function users(world: World): Hono<Env> {
  const app = new Hono<Env>();
  const signedIn = withToken(world);

  app.get('/users/v1/users/me', signedIn, (c) => c.json(c.get('user')));

  app.put('/users/v1/users/phone', signedIn, async (c) => {
    const body = await readBody(c, v.object({ phone: v.string(), type: v.optional(v.string()) }));
    const phone = toPhone(body.phone);
    const user = c.get('user');
    const { merchantId } = user;
    const taken = world.db.users.some(
      (each) => each.merchantId === merchantId && each.phone === phone && each.id !== user.id,
    );
    if (taken) throw new Refusal(409, 'phone-taken');
    const now = world.clock.now();
    const what = { purpose: 'PHONE' as const, subject: user.id, phone, merchantId };
    return c.json(codeToWire(sendCode(world.db, what, now), now));
  });

  app.put('/users/v1/users/phone/verify', signedIn, async (c) => {
    const body = await readBody(c, v.object({ id: v.optional(v.string()), code: v.string() }));
    const user = c.get('user');
    const record = useCode(
      world.db,
      { purpose: 'PHONE', subject: user.id, code: body.code, id: body.id ?? null },
      world.clock.now(),
    );
    user.phone = record.phone;
    user.isVerified = true;
    return c.json({ phone: record.phone });
  });

  app.put('/users/v1/users/:id', signedIn, async (c) => {
    const user = c.get('user');
    if (c.req.param('id') !== user.id) throw new Refusal(403, 'forbidden');
    const own = Object.fromEntries(kept.map((name) => [name, user[name]]));
    const lastModifiedDate = toIso(world.clock.now());
    Object.assign(user, await readBody(c, changes), own, { lastModifiedDate });
    return c.json(user);
  });

  app.delete('/users/v1/users', signedIn, (c) => {
    const { id, telegramId } = c.get('user');
    const { db } = world;
    const others = (each: { userId: string }) => each.userId !== id;
    db.users = db.users.filter((each) => each.id !== id);
    db.sessions = db.sessions.filter(others);
    db.addresses = db.addresses.filter(others);
    db.favourites = db.favourites.filter(others);
    db.cards = db.cards.filter(others);
    db.reservations = db.reservations.filter(others);
    if (telegramId) delete db.contacts[telegramId];
    return c.body(null, 204);
  });

  return app;
}
