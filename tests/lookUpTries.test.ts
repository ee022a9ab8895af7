import { describe, expect, test } from 'vitest';
import type { retryMerchant } from '../src/flows/start/retryMerchant';
import { backend, beginJourneys, inBrowser } from './journey';
import { pass, settled } from './until';

beginJourneys({ isHurried: true });

const path = '/users/v1/merchants/sub/demo';

/** When the merchant was looked up, ms since the first time. */
function watchLookUps(): number[] {
  const times: number[] = [];
  const { fetch } = backend;
  backend.fetch = (request) => {
    if (request.url.endsWith(path)) times.push(performance.now());
    return fetch(request);
  };
  return times;
}

const gaps = (times: readonly number[]) =>
  times.slice(1).map((time, index) => time - (times[index] ?? 0));

describe.each([
  ['503', { path, status: 503 }],
  ['500', { path, status: 500 }],
  ['no answer', { path, kind: 'drop' }],
  ['a page', { path, kind: 'html' }],
] as const)('a look-up that gets %s', (_, fault) => {
  test('is sent three times in all, at rising distances', async () => {
    const times = watchLookUps();
    backend.faults.add(fault);
    const page = await settled(inBrowser());
    expect(page.merchant.state.status).toBe('unreachable');
    expect(times).toHaveLength(3);
    const [first = 0, second = 0] = gaps(times);
    expect(first).toBeGreaterThanOrEqual(375);
    expect(second).toBeGreaterThan(first);
  });
});

test('visitors of a server that is down do not come back in step', async () => {
  const seen = new Set<number>();
  backend.faults.add({ path, status: 503 });
  for (let visitor = 0; visitor < 4; visitor += 1) {
    const times = watchLookUps();
    (await settled(inBrowser(), 5)).kill();
    seen.add(Math.round(gaps(times)[0] ?? 0));
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('Retry-After is waited for, by every call of the page', async () => {
  const times = watchLookUps();
  backend.faults.add({ path, status: 503, retryAfter: 7, times: 1 });
  const page = await settled(inBrowser());
  expect(page.merchant.state.status).toBe('ready');
  expect(times).toHaveLength(2);
});

test('each repeat while the shop cannot be reached is one request', async () => {
  backend.faults.add({ path, status: 503 });
  const page = await settled(inBrowser());
  expect(page.merchant.state.status).toBe('unreachable');
  const { retryMerchant: retry } = await import('../src/flows/start/retryMerchant');
  const times = watchLookUps();
  const stop: ReturnType<typeof retryMerchant> = retry(() => undefined);
  await pass(60_000);
  stop();
  const distances = gaps(times);
  expect(times.length).toBeGreaterThan(2);
  expect(Math.min(...distances)).toBeGreaterThan(2000);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});
