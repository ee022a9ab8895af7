// @vitest-environment node
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as limits from '../domain/limits';
import { failureKind } from './failureKind';
import { body, fakeServer, json } from './fakeServer.testing';

const schema = v.object({ name: v.string() });
const refusing = [400, 401, 403, 404, 422];

async function kindOf(reply: () => Response | 'dropped' | 'silent', withToken = true) {
  const server = fakeServer(reply);
  const [error] = await server.http.post('/things', { schema, withToken });
  if (!error) throw new Error('The call worked');
  return failureKind(error);
}

describe.each([true, false])('with a token: %s', (withToken) => {
  test.each(refusing)('%i with an API body is a refusal', async (status) => {
    expect(await kindOf(() => json({ status }, status), withToken)).toBe('refused');
  });

  test.each(refusing.filter((status) => status !== 404))(
    '%i with plain text is a refusal',
    async (status) => {
      expect(await kindOf(() => body('No such thing', status, 'text/plain'), withToken)).toBe(
        'refused',
      );
    },
  );

  test('404 with plain text is unknown, since gateways send it too', async () => {
    const gateway = () => body('404 page not found', 404, 'text/plain');
    expect(await kindOf(gateway, withToken)).toBe('unknown');
  });

  test.each(refusing)(
    '%i with HTML, an empty or a truncated body is not a refusal',
    async (status) => {
      for (const text of ['<!doctype html><h1>No</h1>', '\n<html>', '', '  ', 'null', '{"descr']) {
        expect(await kindOf(() => body(text, status), withToken), text).toBe('unknown');
      }
    },
  );

  test('a redirected response is not a refusal', async () => {
    const redirected = () => Object.defineProperty(json({}, 404), 'redirected', { value: true });
    expect(await kindOf(redirected, withToken)).toBe('unknown');
  });

  test.each([...limits.retriedStatuses, 501, 505, 520])('%i is retryable', async (status) => {
    expect(await kindOf(() => json({ status }, status), withToken)).toBe('retryable');
    expect(await kindOf(() => body('<h1>Later</h1>', status), withToken)).toBe('retryable');
  });
});

test.each([402, 405, 410, 413, 418])('%i is not known to be a refusal', async (status) => {
  expect(await kindOf(() => json({ status }, status))).toBe('unknown');
});

test('a missing or unreadable response is unknown', async () => {
  expect(await kindOf(() => 'dropped')).toBe('unknown');
  expect(await kindOf(() => body(''))).toBe('unknown');
  expect(await kindOf(() => body('<h1>Sign in</h1>'))).toBe('unknown');
});

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a timeout is unknown', async () => {
    const kind = kindOf(() => 'silent');
    await vi.advanceTimersByTimeAsync(limits.requestTimeoutMs);
    expect(await kind).toBe('unknown');
  });
});

test('a call not sent because nobody is logged in is refused', async () => {
  const server = fakeServer(() => json({}));
  server.session.token = null;
  const [error] = await server.http.post('/things', { schema, withToken: true });
  expect(error && failureKind(error)).toBe('refused');
});
