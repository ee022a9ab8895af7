import { expect, test, vi } from 'vitest';
import { formerWorkerOff } from '../formerWorkers';
import { siteOf } from './edge.testing';
import { createWorker } from './worker';

test('the worker serves the page that it was bundled with, and logs to the console', async () => {
  const { page, css } = siteOf({ settings: {} });
  vi.stubGlobal('edgeBuild', { page, css });
  const calls: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url);
    return Promise.resolve(new Response('', { status: 503 }));
  });
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const waitUntil = vi.fn();
  const worker = createWorker({
    hosts: JSON.stringify({ '*.shop.test': {} }),
    apiOrigin: 'https://api.test',
    version: 'test',
  });
  const response = await worker.fetch(
    new Request('https://demo.shop.test/'),
    {},
    {
      waitUntil,
      passThroughOnException: () => undefined,
      props: {},
    },
  );
  expect(await response.text()).toBe(page);
  expect(calls).toEqual(['https://api.test/api/users/v1/merchants/sub/demo']);
  expect(waitUntil).toHaveBeenCalled();
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ source: 'plain:api' });

  for (const name of ['sw.js', 'service-worker.js']) {
    const former = await worker.fetch(new Request(`https://demo.shop.test/${name}`));
    expect(await former.text()).toBe(formerWorkerOff);
    expect(former.headers.get('content-type')).toContain('javascript');
    expect(former.headers.get('cache-control')).toBe('no-cache');
    expect(former.headers.get('content-security-policy')).toContain("connect-src 'self'");
  }
});
