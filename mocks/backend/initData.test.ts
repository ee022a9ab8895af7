// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createBackend } from './app';
import { createVisitor, signed } from './visitor';

const hour = 3_600_000;
const now = Date.UTC(2026, 4, 10, 9);
const user = { id: 42, first_name: 'Aziza', language_code: 'uz' };

function arrange() {
  const backend = createBackend({ now: () => now });
  const visitor = createVisitor(backend);
  const exchange = (initData: string) => visitor.post('/api/webbot/v1/users/token', { initData });
  return { backend, visitor, exchange };
}

describe('init data', () => {
  it('signed by the bot opens a session for a user without a phone', async () => {
    const { exchange, visitor } = arrange();
    const { status, body } = await exchange(signed({ user }, new Date(now - 23 * hour)));
    expect(status).toBe(200);
    visitor.token = String(body.token);
    const me = await visitor.get('/api/users/v1/users/me');
    expect(me.body).toMatchObject({ firstName: 'Aziza', phone: null, isVerified: false });
  });

  it('is refused when tampered with', async () => {
    const { exchange } = arrange();
    const raw = signed({ user }, new Date(now)).replace('Aziza', 'Zamira');
    expect((await exchange(raw)).status).toBe(401);
  });

  it('is refused when signed by another bot', async () => {
    const { exchange } = arrange();
    expect((await exchange(signed({ user }, new Date(now), '1:another'))).status).toBe(401);
  });

  it('is refused when older than 24 hours', async () => {
    const { exchange } = arrange();
    const answer = await exchange(signed({ user }, new Date(now - 25 * hour)));
    expect(answer.body).toMatchObject({ status: 401, message: 'init-data-expired' });
  });

  it('is refused when from the future, beyond a minute of clock skew', async () => {
    const { exchange } = arrange();
    expect((await exchange(signed({ user }, new Date(now + 120_000)))).status).toBe(401);
    expect((await exchange(signed({ user }, new Date(now + 30_000)))).status).toBe(200);
  });

  it('is refused when short or absent', async () => {
    const { exchange, visitor } = arrange();
    expect((await exchange('short')).status).toBe(401);
    expect((await visitor.post('/api/webbot/v1/users/token', {})).status).toBe(400);
  });

  it('includes the phone once the bot has received the contact', async () => {
    const { exchange, visitor } = arrange();
    const contact = { user_id: 42, phone_number: '998901234567', first_name: 'Aziza' };
    await visitor.post('/__mock/bot/contact', { raw: signed({ contact }, new Date(now)) });
    const { body } = await exchange(signed({ user }, new Date(now)));
    expect(body.user).toMatchObject({ phone: '+998901234567', isVerified: true });
  });

  it('with an unsigned contact yields no phone', async () => {
    const { visitor } = arrange();
    const raw = `contact=${encodeURIComponent('{"user_id":42,"phone_number":"1"}')}&auth_date=1&hash=00`;
    expect((await visitor.post('/__mock/bot/contact', { raw })).status).toBe(401);
  });

  it('of another user does not authenticate a token', async () => {
    const { visitor } = arrange();
    await visitor.signIn(42);
    const initData = signed({ user: { ...user, id: 43 } }, new Date(now));
    expect((await visitor.post('/api/webbot/v1/users/auth', { initData })).status).toBe(401);
  });
});
