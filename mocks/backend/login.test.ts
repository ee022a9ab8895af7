// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createBackend } from './app';
import { createVisitor } from './visitor';

const path = '/api/webbot/v1/users/login';
const phone = '+998 90 123-45-67';

describe('logging in by phone', () => {
  it('sends a code that is not in the response, and opens a session for it', async () => {
    const backend = createBackend();
    const visitor = createVisitor(backend);
    const sent = await visitor.post(path, { phone, type: 'WEB' });
    expect(sent.body).toMatchObject({ phone: '+998901234567', time: 60 });
    const [record] = backend.db.codes;
    expect(sent.text).not.toContain(record?.code);
    const { body } = await visitor.post(path, { ...sent.body, code: record?.code });
    expect(body.user).toMatchObject({ phone: '+998901234567', isVerified: true });
    visitor.token = String(body.token);
    expect((await visitor.get('/api/users/v1/users/me')).status).toBe(200);
  });

  it('refuses a wrong code with a text, and further guesses after five', async () => {
    const visitor = createVisitor(createBackend());
    const { body: record } = await visitor.post(path, { phone });
    const guesses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      guesses.push((await visitor.post(path, { ...record, code: `0${guess}` })).status);
    }
    expect(guesses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('refuses a code older than five minutes', async () => {
    const backend = createBackend();
    const visitor = createVisitor(backend);
    const { body: record } = await visitor.post(path, { phone });
    backend.clock.advance(301_000);
    const answer = await visitor.post(path, { ...record, code: backend.db.codes[0]?.code });
    expect(answer.body.description?.eng).toBe('Wrong code entered or the code has expired');
  });

  it('counts down to the next code and sends none before', async () => {
    const backend = createBackend();
    const visitor = createVisitor(backend);
    const first = await visitor.post(path, { phone });
    backend.clock.advance(20_000);
    const again = await visitor.post(path, { phone });
    expect(again.body).toMatchObject({ id: first.body.id });
    expect(Number(again.body.time)).toBeLessThanOrEqual(40);
    backend.clock.advance(41_000);
    expect((await visitor.post(path, { phone })).body.id).not.toBe(first.body.id);
  });

  it('refuses anything but a phone number', async () => {
    const visitor = createVisitor(createBackend());
    expect((await visitor.post(path, { phone: '+99890123' })).status).toBe(400);
  });

  it('ends with the log-out, which needs only the token', async () => {
    const visitor = createVisitor(createBackend());
    await visitor.signIn();
    const body = { initData: 'long expired', language: 'ru' };
    expect((await visitor.call('PUT', '/api/webbot/v1/users/logout', body)).status).toBe(204);
    expect((await visitor.get('/api/users/v1/users/me')).status).toBe(401);
  });
});

describe('the account', () => {
  it('can change its phone with a code sent to the new one', async () => {
    const backend = createBackend();
    const visitor = createVisitor(backend);
    await visitor.signIn();
    const sent = await visitor.call('PUT', '/api/users/v1/users/phone', {
      phone: '998997654321',
      type: 'WEB',
    });
    const code = backend.db.codes[0]?.code;
    const done = await visitor.call('PUT', '/api/users/v1/users/phone/verify', {
      ...sent.body,
      code,
    });
    expect(done.body).toEqual({ phone: '+998997654321' });
  });

  it('cannot be changed by another user', async () => {
    const visitor = createVisitor(createBackend());
    await visitor.signIn();
    const answer = await visitor.call('PUT', '/api/users/v1/users/999', { firstName: 'X' });
    expect(answer.status).toBe(403);
  });

  it('is deleted together with its token and phone', async () => {
    const backend = createBackend();
    const visitor = createVisitor(backend);
    await visitor.signIn();
    expect((await visitor.call('DELETE', '/api/users/v1/users')).status).toBe(204);
    expect(backend.db.users).toEqual([]);
    expect((await visitor.get('/api/users/v1/users/me')).status).toBe(401);
  });
});
