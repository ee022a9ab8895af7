import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { report } from './report';
import { startReporting } from './reporting';
import { reportOrder } from './reportOrder';

const url = 'https://errors.example.uz/in';
const sent: { url: string; message: unknown }[] = [];
let stop: (() => void) | undefined;

beforeEach(() => {
  // A fixed time: a message has it, and no digits in it are looked for below.
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 4) });
  sent.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  navigator.sendBeacon = (to, body) => {
    sent.push({ url: String(to), message: JSON.parse(String(body)) });
    return true;
  };
  history.replaceState(null, '', '/profile/orders/77?code=12#tgWebAppData=secret');
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
});

const wait = () => vi.advanceTimersByTime(11_000);

function hidePage() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  Reflect.deleteProperty(document, 'visibilityState');
}

test('reports from before startReporting are sent too, once, in one message', () => {
  report({ call: 'GET /users/v1/branches/7', what: '503' });
  stop = startReporting(url);
  report({ call: 'GET /users/v1/branches/8', what: '503' });
  expect(sent).toEqual([]);
  wait();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    url,
    message: {
      host: 'localhost',
      troubles: [
        {
          kind: 'fault',
          text: 'GET /users/v1/branches/{id}: 503',
          where: '/profile/orders/{id}',
          count: 2,
        },
      ],
    },
  });
  wait();
  expect(sent).toHaveLength(1);
});

test('a message contains no personal data', () => {
  stop = startReporting(url);
  report(new Error('no order for +998901234567 at https://x.uz/?phone=998901234567'));
  report(new SyntaxError('Unexpected token, "Dilnoza Karimova" is not valid JSON'));
  report({ token: 'abc', phone: '998901234567' });
  wait();
  const text = JSON.stringify(sent);
  expect(text).toContain('SyntaxError');
  for (const secret of ['90123', 'Dilnoza', 'abc', 'secret', 'code=12'])
    expect(text).not.toContain(secret);
});

test('failed requests and 5xx responses are sent; 4xx responses and aborted requests are not', async () => {
  const aborter = new AbortController();
  vi.stubGlobal('fetch', (input: string) =>
    input.includes('gone')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(null, { status: Number(input.slice(-3)) })),
  );
  stop = startReporting(url);
  await fetch('/api/orders/v1/orders/12?phone=901234567&as=503', { method: 'PUT' });
  await fetch('/api/promo?code=404');
  await expect(fetch('/api/gone')).rejects.toThrow('Failed');
  aborter.abort();
  await expect(fetch('/api/gone/away', { signal: aborter.signal })).rejects.toThrow('Failed');
  wait();
  expect(sent[0]).toMatchObject({
    message: {
      troubles: [
        { text: 'PUT /api/orders/v1/orders/{id}: 503' },
        { text: 'GET /api/gone: no response' },
      ],
    },
  });
  expect(JSON.stringify(sent)).not.toMatch(/90123|404|away/);
});

test.each([
  ['unloaded', () => window.dispatchEvent(new Event('pagehide'))],
  ['hidden', hidePage],
])('a request that is cut off when the page is %s is not reported', async (_, go) => {
  const cuts: (() => void)[] = [];
  const cutOff = () => cuts.pop()?.();
  vi.stubGlobal(
    'fetch',
    () => new Promise((_resolve, reject) => cuts.push(() => reject(new TypeError('Failed')))),
  );
  stop = startReporting(url);
  const beforeIt = expect(fetch('/api/orders')).rejects.toThrow('Failed');
  cutOff();
  await beforeIt;
  const afterIt = expect(fetch('/api/branches')).rejects.toThrow('Failed');
  go();
  cutOff();
  await afterIt;
  wait();
  expect(sent).toEqual([]);

  const stillThere = expect(fetch('/api/promo')).rejects.toThrow('Failed');
  cutOff();
  await stillThere;
  wait();
  expect(JSON.stringify(sent)).toContain('GET /api/promo: no response');
});

test('an uncaught error is sent', () => {
  stop = startReporting(url);
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('too deep') }));
  wait();
  expect(JSON.stringify(sent)).toContain('RangeError: too deep');
});

test('the browser’s notice that sizes changed twice in a frame is not sent', () => {
  stop = startReporting(url);
  for (const message of [
    'ResizeObserver loop completed with undelivered notifications.',
    'ResizeObserver loop limit exceeded',
  ])
    dispatchEvent(new ErrorEvent('error', { message }));
  wait();
  expect(sent).toEqual([]);
});

test('hiding the page sends immediately', () => {
  stop = startReporting(url);
  report(new Error('late'));
  hidePage();
  expect(sent).toHaveLength(1);
});

test('a loop of different errors does not flood the server', () => {
  stop = startReporting(url);
  for (let at = 0; at < 400; at += 1)
    report(new Error(`${'x'.repeat(at % 20)} of ${'y'.repeat(at / 20)}`));
  wait();
  expect(sent).toHaveLength(1);
  const { troubles } = Object(sent[0]?.message);
  expect(troubles).toHaveLength(50);
});

test('orders are counted by what became of them, and by the code of a refusal', () => {
  reportOrder({ order: 'placed' });
  stop = startReporting(url);
  reportOrder({ order: 'placed' });
  reportOrder({ order: 'refused', code: '422' });
  reportOrder({ order: 'refused', code: 'overpriced' });
  reportOrder({ order: 'lost' });
  wait();
  expect(sent.map(({ message }) => Object(message))).toMatchObject([
    {
      troubles: [],
      orders: [
        { outcome: 'placed', count: 2 },
        { outcome: 'refused', code: '422', count: 1 },
        { outcome: 'refused', code: 'overpriced', count: 1 },
        { outcome: 'lost', count: 1 },
      ],
    },
  ]);
  wait();
  expect(sent).toHaveLength(1);
});
