import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { readBody, someText } from '../body';
import { codeToWire, sendCode, useCode } from '../codes';
import { nextId, removeFirst } from '../db';
import { withToken } from '../guards';
import type { CardRecord } from '../records/user';
import { found, Refusal } from '../refusal';
import type { Env, World } from '../world';

const cardBody = v.object({
  name: someText,
  number: v.string(),
  expire: v.string(),
  cvv: someText,
});

const prefixes: readonly (readonly [string, CardRecord['type']])[] = [
  ['8600', 'UZCARD'],
  ['5614', 'UZCARD'],
  ['9860', 'HUMO'],
  ['4', 'VISA'],
  ['5', 'MASTERCARD'],
];

/**
 * A user's payment cards (settled: assumed calls). The number is stored masked, the cvv not at
 * all.
 */
export function cards(world: World): Hono<Env> {
  const app = new Hono<Env>();
  const signedIn = withToken(world);
  const own = (c: Context<Env>, id: string) => (each: CardRecord) =>
    each.id === id && each.userId === c.get('user').id;

  app.get('/payments/v1/cards', signedIn, (c) =>
    c.json(world.db.cards.filter((each) => each.userId === c.get('user').id && each.isVerified)),
  );

  app.post('/payments/v1/cards', signedIn, async (c) => {
    const body = await readBody(c, cardBody);
    const number = body.number.replace(/\D/g, '');
    const isCard = number.length === 16 && /^(0[1-9]|1[0-2])\/?\d\d$/.test(body.expire);
    if (!isCard) throw new Refusal(400, 'card-invalid');
    const user = c.get('user');
    const phone = user.phone ?? '';
    const card: CardRecord = {
      id: nextId(world.db),
      userId: user.id,
      name: body.name ?? '',
      number: `${number.slice(0, 4)} **** **** ${number.slice(-4)}`,
      expire: body.expire,
      phone: phone.replace(/^(\+\d{5})\d+(\d\d)$/, '$1*****$2'),
      isVerified: false,
      type: prefixes.find(([prefix]) => number.startsWith(prefix))?.[1] ?? 'OTHER',
    };
    world.db.cards.push(card);
    const now = world.clock.now();
    const what = { purpose: 'CARD' as const, subject: card.id, phone };
    const record = sendCode(world.db, { ...what, merchantId: user.merchantId }, now);
    return c.json({ ...card, time: codeToWire(record, now).time }, 201);
  });

  app.post('/payments/v1/cards/:id/verify', signedIn, async (c) => {
    const { code } = await readBody(c, v.object({ code: v.string() }));
    const card = found(world.db.cards.find(own(c, c.req.param('id'))));
    useCode(world.db, { purpose: 'CARD', subject: card.id, code }, world.clock.now());
    card.isVerified = true;
    return c.json(card);
  });

  app.delete('/payments/v1/cards/:id', signedIn, (c) => {
    if (!removeFirst(world.db.cards, own(c, c.req.param('id')))) {
      throw new Refusal(404, 'not-found');
    }
    return c.body(null, 204);
  });

  return app;
}
