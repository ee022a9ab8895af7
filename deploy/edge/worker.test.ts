import { expect, test, vi } from 'vitest';
import { siteOf } from './edge.testing';
import worker from './worker';

test('the worker serves the page that it was bundled with, and logs to the console', async () => {
  const { page, css } = siteOf({ settings: {} });
  vi.stubGlobal('edgeBuild', { page, css });
  const calls: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(request.url);
    return Promise.resolve(new Response('', { status: 503 }));
  });
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const waitUntil = vi.fn();
  const env = { EDGE_HOSTS: '{"*.shop.test":{}}', EDGE_API_ORIGIN: 'https://api.test' };
  const response = await worker.fetch(new Request('https://demo.shop.test/'), env, {
    waitUntil,
    passThroughOnException: () => undefined,
    props: {},
  });
  expect(await response.text()).toBe(page);
  expect(calls).toEqual(['https://api.test/api/users/v1/merchants/sub/demo']);
  expect(waitUntil).toHaveBeenCalled();
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ source: 'plain:api' });
});
