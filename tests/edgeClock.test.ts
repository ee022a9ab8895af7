// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { createBackend } from '../mocks/backend/app';
import { routes } from '../src/navigation/paths';
import { publicRoutes } from '../src/navigation/publicRoutes';
import { edgeBefore } from './edgeBefore';

afterEach(() => void vi.useRealTimers());

/** A backend whose responses stay those of its first: only the clock of the edge moves. */
function frozenBackend() {
  const backend = createBackend();
  const known = new Map<string, Promise<Response>>();
  const fetch = async (request: Request) => {
    const key = `${request.url} ${request.headers.get('merchant')}`;
    const first = known.get(key) ?? Promise.resolve(backend.fetch(request));
    known.set(key, first);
    return (await first).clone();
  };
  return { ...backend, fetch };
}

// Why the edge keeps a page for as long as the responses that it is made of are the same.
test('no page of the edge depends on the time at which it is made', {
  timeout: 60_000,
}, async () => {
  const backend = frozenBackend();
  const pagesAt = async (time: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
    const ask = edgeBefore(backend);
    const pages: string[] = [];
    for (const name of publicRoutes)
      pages.push((await ask(routes[name].replace(':id', 'lagmon'))).text);
    return pages;
  };
  const morning = await pagesAt('2026-11-24T04:00:00Z');
  const night = await pagesAt('2027-02-20T23:30:00Z');
  expect(morning.every((page) => page.includes('data-edge='))).toBe(true);
  expect(night).toEqual(morning);
});
