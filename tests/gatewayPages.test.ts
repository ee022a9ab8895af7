import { describe, expect, test } from 'vitest';
import type { Backend } from '../mocks/backend/app';
import { backend, beginJourneys, fill, inBrowser, logIn } from './journey';
import { pass, settled, until } from './until';

beginJourneys({ isHurried: true });

const lookUp = '/users/v1/merchants/sub/demo';

/** The test's server, with another response to the look-up. */
function behind(answer: () => Response | Promise<Response>) {
  const gateway = { isBroken: true };
  backend.faults.add({ path: '/nowhere', status: 500 });
  const server: Backend = {
    ...backend,
    fetch: (request) =>
      gateway.isBroken && new URL(request.url).pathname.endsWith(lookUp)
        ? Promise.resolve().then(answer)
        : backend.fetch(request),
  };
  return { server, gateway };
}

/** A response of somebody else's server after a redirect. */
function redirected(status: number): Response {
  const answer = Response.json({ status }, { status });
  Object.defineProperty(answer, 'redirected', { value: true });
  return answer;
}

const faults: [string, () => Response | Promise<Response>][] = [
  ['a 404 with a page', () => new Response('<h1>404 Not Found</h1>', { status: 404 })],
  ['an empty 404', () => new Response('', { status: 404 })],
  ['a 404 in plain text', () => new Response('default backend - 404', { status: 404 })],
  ['a 404 after a redirect', () => redirected(404)],
  ['a body without an id after a redirect', () => redirected(200)],
  ['200 and a page', () => new Response('<h1>Log in to the network</h1>')],
  ['200 and a truncated body', () => new Response('{"id":')],
  ['a 503', () => Response.json({ status: 503 }, { status: 503 })],
  ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
];

const stored = () => new Map(Object.entries({ ...localStorage }));

describe.each(faults)('a look-up answered with %s', (_, answer) => {
  test('deletes nothing, and the start continues once the fault is over', async () => {
    const first = await settled(inBrowser());
    await settled(logIn(first));
    fill(first);
    first.draft.setNote('piyozsiz');
    localStorage.removeItem('merchant');
    const before = stored();
    const { server, gateway } = behind(answer);
    const page = await settled(inBrowser({ backend: server }));
    expect(page.merchant.state.status).toBe('unreachable');
    expect([...stored().keys()].sort()).toEqual([...before.keys()].sort());
    for (const [name, text] of before) expect([name, stored().get(name)]).toEqual([name, text]);

    const { retryMerchant } = await import('../src/flows/start/retryMerchant');
    retryMerchant(() => void page.open());
    await pass(10_000);
    expect(page.merchant.state.status).toBe('unreachable');
    gateway.isBroken = false;
    await until(() => page.session.state.status === 'signedIn', 100);
    expect(page.merchant.state.status).toBe('ready');
    expect(page.session.state.status).toBe('signedIn');
    expect(page.cart.state.lines).toHaveLength(1);
    expect(page.draft.state.note).toBe('piyozsiz');
  });
});

test.each([
  ['a 404', () => Response.json({ status: 404 }, { status: 404 })],
  ['a response without an id', () => Response.json({})],
])('%s from the API itself is trusted, and clears stored data', async (_, answer) => {
  const first = await settled(inBrowser());
  await settled(logIn(first));
  fill(first);
  localStorage.removeItem('merchant');
  const page = await settled(inBrowser({ backend: behind(answer).server }));
  expect(page.merchant.state.status).toBe('gone');
  expect(page.session.state.token).toBeNull();
  expect(localStorage).toHaveLength(0);
});
