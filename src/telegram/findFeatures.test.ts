import { beforeEach, expect, test, vi } from 'vitest';
import { findFeatures } from './findFeatures';

const client = vi.hoisted(() => ({
  isNew: true,
  share: vi.fn<(id: string, options: { timeout: number }) => Promise<void>>(),
}));

vi.mock('@tma.js/sdk', async (original) => ({
  ...(await original<typeof import('@tma.js/sdk')>()),
  shareMessage: Object.assign(
    (id: string, options: { timeout: number }) => client.share(id, options),
    {
      isAvailable: () => client.isNew,
    },
  ),
}));

beforeEach(() => {
  client.isNew = true;
  client.share.mockReset();
});

/** What becomes of a message where the client answers so. */
function send(answer: () => Promise<void>) {
  client.share.mockImplementation(answer);
  return findFeatures(null).sendMessage?.('7');
}

const refuse = async (error: string) => {
  const { ShareMessageError } = await import('@tma.js/sdk');
  throw new ShareMessageError(error);
};

test('a prepared message is sent by its id, with time for the person to choose a chat', async () => {
  expect(await send(async () => undefined)).toBe('sent');
  const [id, options] = client.share.mock.lastCall ?? [];
  expect(id).toBe('7');
  expect(options?.timeout).toBeGreaterThanOrEqual(60_000);
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
