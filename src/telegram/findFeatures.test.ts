import { beforeEach, expect, test, vi } from 'vitest';
import { findFeatures } from './findFeatures';

const client = vi.hoisted(() => ({
  isNew: true,
  request: vi.fn<(method: string, events: string[], options: object) => Promise<object>>(),
}));

vi.mock('@tma.js/sdk', async (original) => ({
  ...(await original<typeof import('@tma.js/sdk')>()),
  shareMessage: { isAvailable: () => client.isNew },
  request2: client.request,
}));

beforeEach(() => {
  client.isNew = true;
  client.request.mockReset();
});

/** What becomes of a message where the client answers so. */
function send(answer: () => Promise<object>) {
  client.request.mockImplementation(answer);
  return findFeatures(null).sendMessage?.('7');
}

const refuse = async (error: string) => ({ event: 'prepared_message_failed', payload: { error } });

test('a prepared message is sent by its id, with time for the person to choose a chat', async () => {
  expect(await send(async () => ({ event: 'prepared_message_sent' }))).toBe('sent');
  const [method, , options] = client.request.mock.lastCall ?? [];
  expect(method).toBe('web_app_send_prepared_message');
  expect(options).toMatchObject({ params: { id: '7' } });
  expect(Reflect.get(options ?? {}, 'timeout')).toBeGreaterThanOrEqual(60_000);
});

test.each(['UNSUPPORTED', 'MESSAGE_EXPIRED', 'MESSAGE_SEND_FAILED', 'UNKNOWN_ERROR'])(
  'a message has failed with %s',
  async (error) => {
    expect(await send(() => refuse(error))).toBe('failed');
  },
);

test('a person who closes the sheet has cancelled, and so has a client that says nothing', async () => {
  expect(await send(() => refuse('USER_DECLINED'))).toBe('cancelled');
  expect(await send(() => Promise.reject(new Error('Timed out')))).toBe('cancelled');
});

test('a client before 8.0 sends no prepared messages', () => {
  client.isNew = false;
  expect(findFeatures(null)).not.toHaveProperty('sendMessage');
});
