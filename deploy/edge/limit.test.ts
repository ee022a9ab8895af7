import { expect, test } from 'vitest';
import { createApi } from './askApi';
import { createCache } from './cache';
import { createDeadline, TooSlow } from './deadline';
import { serveDripping } from './dripping.testing';
import { createBodyReader } from './readBody';

test('a body that drips is given up at the limit of its call, and its connection ends, however often garbage is collected', async () => {
  const { base, answers } = await serveDripping();
  const { get } = createApi({
    fetch: (url, init) => fetch(url, init),
    noteProblem: () => undefined,
    readBody: createBodyReader({ maxBytes: 1e6, maxTogether: 1e6 }),
    whenFree: (_bytes, _owner, work) => work(),
    cache: createCache({ maxBytes: 1e6, now: Date.now, sizeOf: ({ bytes }) => bytes }),
    codec: null,
    now: Date.now,
    callMs: 3000,
  });
  const deadline = createDeadline(30_000);
  const asking = {
    apiBase: base,
    address: { key: 'osh', by: 'sub' },
    channel: 'WEB',
    knownId: undefined,
    currency: 'UZS',
    deadline,
    keep: (work: Promise<unknown>) => void work.catch(() => undefined),
    contentPath: null,
    isContentShown: false,
  } as const;
  const asked = get(asking, { kind: 'settings', merchant: '1', path: '/settings' });
  await expect(asked).rejects.toThrow(TooSlow);
  deadline.stop();
  const [answer] = answers;
  expect(answer).toBeDefined();
  await expect.poll(() => answer?.destroyed).toBe(true);
});
