import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Backend } from '../mocks/backend/app';
import { backend, beginJourneys, fill, inBrowser, logIn } from './journey';
import { pass, until } from './until';

beginJourneys();
afterEach(() => void vi.useRealTimers());

const lookUp = '/users/v1/merchants/sub/demo';

/** The server of the test, behind something that answers the look-up in its place. */
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

/** What somebody else has answered, at the end of a redirect. */
function redirected(status: number): Response {
  const answer = Response.json({ status }, { status });
  Object.defineProperty(answer, 'redirected', { value: true });
  return answer;
}

const faults: [string, () => Response | Promise<Response>][] = [
  ['a 404 with a page', () => new Response('<h1>404 Not Found</h1>', { status: 404 })],
  ['a 404 with nothing', () => new Response('', { status: 404 })],
  ['a 404 in plain words', () => new Response('default backend - 404', { status: 404 })],
  ['a 404 that a redirect led to', () => redirected(404)],
  ['no id at the end of a redirect', () => redirected(200)],
  ['a yes that is a page', () => new Response('<h1>Log in to the network</h1>')],
  ['a yes that breaks off', () => new Response('{"id":')],
  ['a 503', () => Response.json({ status: 503 }, { status: 503 })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
];

const stored = () => new Map(Object.entries({ ...localStorage }));

describe.each(faults)('a look-up that is answered with %s', (_, answer) => {
  test('deletes nothing, and the start goes on by itself when it is over', async () => {
    const first = await inBrowser();
    await logIn(first);
    fill(first);
    first.draft.setNote('piyozsiz');
    localStorage.removeItem('merchant');
    const before = stored();
    const { server, gateway } = behind(answer);
    const page = await inBrowser({ backend: server });
    expect(page.merchant.state.status).toBe('unreachable');
    expect([...stored().keys()].sort()).toEqual([...before.keys()].sort());
    for (const [name, text] of before) expect([name, stored().get(name)]).toEqual([name, text]);

    const { retryMerchant } = await import('../src/flows/start/retryMerchant');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
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
  ['an answer without an id', () => Response.json({})],
])('%s of the API itself is believed, and clears what is stored', async (_, answer) => {
  const first = await inBrowser();
  await logIn(first);
  fill(first);
  localStorage.removeItem('merchant');
  const page = await inBrowser({ backend: behind(answer).server });
  expect(page.merchant.state.status).toBe('gone');
  expect(page.session.state.token).toBeNull();
  expect(localStorage).toHaveLength(0);
});
