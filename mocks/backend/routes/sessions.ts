import { Hono } from 'hono';
import * as v from 'valibot';
import { readBody, someText } from '../body';
import { codeToWire, sendCode, useCode } from '../codes';
import { removeFirst } from '../db';
import { withToken } from '../guards';
import { checkSigned, telegramUserOf } from '../initData';
import { openSession, phoneUser, telegramUser, toPhone } from '../people';
import { Refusal } from '../refusal';
import type { Env, World } from '../world';

const initDataBody = v.object({ initData: v.string() });
const logOutBody = v.object({ initData: v.string(), language: someText });
const loginBody = v.object({
  phone: v.string(),
  type: someText,
  id: v.optional(v.nullable(v.string())),
  code: v.optional(v.nullable(v.string())),
});

/** Signing in and out (§7, session): with Telegram's init data, or with phone and code. */
export function sessions(world: World): Hono<Env> {
  const app = new Hono<Env>();
  const signedIn = withToken(world);
  const telegramOf = (initData: string) =>
    telegramUserOf(checkSigned(initData, world.botToken, world.clock.wall()));

  app.post('/webbot/v1/users/token', async (c) => {
    const { initData } = await readBody(c, initDataBody);
    const from = telegramOf(initData);
    const user = telegramUser(world.db, c.get('merchant').id, from, world.clock.now());
    return c.json({ id: user.id, token: openSession(world.db, user), user });
  });

  app.post('/webbot/v1/users/auth', signedIn, async (c) => {
    const { initData } = await readBody(c, initDataBody);
    const from = telegramOf(initData);
    if (from.id !== c.get('user').telegramId) throw new Refusal(401, 'unauthorized');
    const user = telegramUser(world.db, c.get('merchant').id, from, world.clock.now());
    return c.json({ id: user.id, token: c.get('token'), user });
  });

  app.post('/webbot/v1/users/login', async (c) => {
    const body = await readBody(c, loginBody);
    const phone = toPhone(body.phone);
    const merchantId = c.get('merchant').id;
    const now = world.clock.now();
    if (!body.code) {
      const what = { purpose: 'LOGIN' as const, subject: `${merchantId}:${phone}` };
      return c.json(codeToWire(sendCode(world.db, { ...what, phone, merchantId }, now), now));
    }
    const subject = `${merchantId}:${phone}`;
    useCode(world.db, { purpose: 'LOGIN', subject, code: body.code, id: body.id ?? null }, now);
    const user = phoneUser(world.db, merchantId, phone, now);
    return c.json({ id: user.id, token: openSession(world.db, user), user });
  });

  const close = (token: string) => removeFirst(world.db.sessions, (each) => each.token === token);

  app.post('/users/v1/users/logout', signedIn, (c) => {
    close(c.get('token'));
    return c.body(null, 204);
  });

  // The token suffices to log out: init data may have expired, and logging out must work.
  app.on(['POST', 'PUT'], '/webbot/v1/users/logout', signedIn, async (c) => {
    const { language } = await readBody(c, logOutBody);
    if (c.req.method === 'PUT' && language) c.get('user').language = language;
    close(c.get('token'));
    return c.body(null, 204);
  });

  return app;
}
