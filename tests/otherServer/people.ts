import { randomBytes } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyOf, type Env, no, numberIn, page, textIn } from './answers';
import { readSigned } from './initData';
import type { Person, World } from './world';

/** How long a code is valid, ms. */
const codeLife = 300_000;

/** Requires a token of this server. */
export const withToken =
  (world: World): MiddlewareHandler<Env> =>
  (c, next) => {
    const token = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    const person = world.people.find(({ id }) => id === world.tokens.get(token));
    if (!person) throw no(401, 'Unauthorized');
    c.set('person', person);
    c.set('token', token);
    return next();
  };

/** Log-in by code and by init data, the profile, and favourites. */
export function people(world: World) {
  const app = new Hono<Env>();
  const { now, botToken } = world.options;
  const own = withToken(world);

  const issueToken = (person: Person): string => {
    const token = `t.${randomBytes(18).toString('base64url')}`;
    world.tokens.set(token, person.id);
    return token;
  };

  const personWith = (match: (person: Person) => boolean, fields: Partial<Person>): Person => {
    const known = world.people.find(match);
    if (known) return known;
    const person: Person = {
      id: world.nextId(),
      firstName: null,
      lastName: null,
      phone: null,
      email: null,
      gender: null,
      birthday: null,
      telegramId: null,
      ...fields,
    };
    world.people.push(person);
    return person;
  };

  const sendCode = (phone: string, userId: number | null) => {
    const id = world.nextId();
    const at = now();
    world.codes.push({
      id,
      phone,
      userId,
      at,
      code: String((id * 7919) % 1_000_000).padStart(6, '0'),
    });
    // The response does not say when another code may be requested.
    return { id, phone, type: 'WEB', time: null, timestamp: at };
  };

  const confirmed = (body: Readonly<Record<string, unknown>>, userId: number | null) => {
    const sent = world.codes.find(({ id }) => id === numberIn(body.id));
    const isLate = !sent || now() - sent.at > codeLife;
    if (isLate || sent.code !== body.code || sent.userId !== userId) {
      throw no(400, 'Wrong code or too late');
    }
    return sent;
  };

  const telegramUser = (body: Readonly<Record<string, unknown>>): Person => {
    const fields = readSigned(textIn(body.initData) ?? '', { botToken, now: now() });
    const user = fields?.get('user');
    if (!user) throw no(403, 'The init data is not ours');
    const { id, first_name, last_name } = JSON.parse(user);
    const person = personWith(({ telegramId }) => telegramId === id, {
      telegramId: id,
      firstName: first_name,
      lastName: last_name ?? null,
    });
    person.phone ??= world.contacts.get(id) ?? null;
    return person;
  };

  app.post('/webbot/v1/users/login', async (c) => {
    const body = await bodyOf(c.req);
    const phone = digits(body.phone);
    if (phone.length < 9) throw no(422, 'This is not a phone');
    if (body.code === undefined) return c.json(sendCode(phone, null), 201);
    const { phone: own } = confirmed(body, null);
    const person = personWith((each) => each.phone === own, { phone: own });
    return c.json({ token: issueToken(person), user: wire(person) });
  });
  app.post('/webbot/v1/users/token', async (c) =>
    c.json({ token: issueToken(telegramUser(await bodyOf(c.req))), expires: null }, 201),
  );
  app.post('/webbot/v1/users/auth', own, async (c) => {
    telegramUser(await bodyOf(c.req));
    return c.body(null, 204);
  });
  app.on(['POST', 'PUT'], '/webbot/v1/users/logout', own, async (c) => {
    telegramUser(await bodyOf(c.req));
    world.tokens.delete(c.get('token'));
    return c.body(null, 204);
  });
  app.post('/users/v1/users/logout', own, (c) => {
    world.tokens.delete(c.get('token'));
    return c.body(null, 204);
  });

  // A profile has its own id, different from the user's.
  app.get('/users/v1/users/me', own, (c) =>
    c.json({ id: c.get('person').id + 500_000, user: wire(c.get('person')) }),
  );
  app.put('/users/v1/users/phone', own, async (c) => {
    const phone = digits((await bodyOf(c.req)).phone);
    return c.json(sendCode(phone, c.get('person').id));
  });
  app.put('/users/v1/users/phone/verify', own, async (c) => {
    const person = c.get('person');
    const { phone } = confirmed(await bodyOf(c.req), person.id);
    person.phone = phone;
    return c.text(`+${phone}`);
  });
  app.put('/users/v1/users/:id', own, async (c) => {
    const person = c.get('person');
    if (c.req.param('id') !== String(person.id)) throw no(403, 'This is somebody else');
    const { firstName, lastName, email, gender, birthday } = await bodyOf(c.req);
    // What is not sent is gone: this is a PUT.
    Object.assign(person, {
      firstName: textIn(firstName),
      lastName: textIn(lastName),
      email: textIn(email),
      gender: textIn(gender)?.toUpperCase() ?? null,
      birthday: birthday == null ? null : dayIn(birthday),
    });
    return c.body(null, 204);
  });
  app.delete('/users/v1/users', own, (c) => {
    const { id } = c.get('person');
    world.people = world.people.filter((one) => one.id !== id);
    for (const [token, userId] of world.tokens) if (userId === id) world.tokens.delete(token);
    return c.body(null, 204);
  });

  app.get('/products/v1/favourite/all', own, (c) => {
    const mine = world.favourites.filter(({ userId }) => userId === c.get('person').id);
    return c.json(page(mine.map(({ id, productId }) => ({ id, productId, isFavourite: null }))));
  });
  app.post('/products/v1/favourite', own, async (c) => {
    const productId = numberIn((await bodyOf(c.req)).productId);
    if (productId === null) throw no(400, 'Which product?');
    const userId = c.get('person').id;
    const isKept = world.favourites.some(
      (one) => one.userId === userId && one.productId === productId,
    );
    if (!isKept) world.favourites.push({ id: world.nextId(), userId, productId });
    return c.body(null, 204);
  });
  app.delete('/products/v1/favourite/:id', own, (c) => {
    const before = world.favourites.length;
    world.favourites = world.favourites.filter(({ id }) => String(id) !== c.req.param('id'));
    if (world.favourites.length === before) throw no(404, 'No such favourite');
    return c.body(null, 204);
  });
  return app;
}

const digits = (phone: unknown): string => String(phone ?? '').replace(/\D/g, '');

function dayIn(value: unknown): number | null {
  const at = typeof value === 'number' ? value : Date.parse(String(value));
  return Number.isFinite(at) ? at : null;
}

/** This server's wire format of a user: nulls for unknown values, no flag for a verified phone. */
const wire = ({ telegramId: _, ...person }: Person) => ({
  ...person,
  role: 'GUEST_OF_HONOUR',
  image: null,
  cashback: null,
  isActive: null,
});
