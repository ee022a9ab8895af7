import { expect, test, vi } from 'vitest';
import { workerOff } from '../pageWorker';
import { siteOf } from './edge.testing';
import worker from './worker';

test('the worker serves the page that it was bundled with, and logs to the console', async () => {
  const { page, css } = siteOf({ settings: {} });
  vi.stubGlobal('edgeBuild', { page, css, workers: { on: '// on', built: '' } });
  const calls: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    calls.push(request.url);
    return Promise.resolve(new Response('', { status: 503 }));
  });
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const waitUntil = vi.fn();
  const hosts = { '*.shop.test': {}, 'far.shop.test': { settings: { VITE_SERVICE_WORKER: 'on' } } };
  const env = { EDGE_HOSTS: JSON.stringify(hosts), EDGE_API_ORIGIN: 'https://api.test' };
  const response = await worker.fetch(new Request('https://demo.shop.test/'), env, {
    waitUntil,
    passThroughOnException: () => undefined,
    props: {},
  });
  expect(await response.text()).toBe(page);
  expect(calls).toEqual(['https://api.test/api/users/v1/merchants/sub/demo']);
  expect(waitUntil).toHaveBeenCalled();
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ source: 'plain:api' });

  const far = await worker.fetch(new Request('https://far.shop.test/sw.js'), env);
  expect(await far.text()).toBe('// on');
  expect(far.headers.get('content-type')).toContain('javascript');
  expect(far.headers.get('cache-control')).toBe('no-cache');
  expect(far.headers.get('content-security-policy')).toContain("connect-src 'self'");
  const near = await worker.fetch(new Request('https://demo.shop.test/sw.js'), env);
  expect(await near.text()).toBe(workerOff);
});
