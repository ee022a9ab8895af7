import { afterEach, expect, test, vi } from 'vitest';
import { guardMessages } from './messageGuard';

const host = 'https://web.telegram.org';
const parent = {};
afterEach(() => vi.unstubAllGlobals());

/** What a listener of the SDK's kind hears of a message. */
function hear(message: { source: unknown; origin: string }): { sdk: boolean; host: boolean } {
  vi.stubGlobal('parent', parent);
  const [sdk, onHost] = [vi.fn(), vi.fn()];
  const stop = guardMessages(host, onHost);
  window.addEventListener('message', sdk);
  window.dispatchEvent(Object.assign(new Event('message'), message));
  window.removeEventListener('message', sdk);
  stop();
  return { sdk: sdk.mock.calls.length > 0, host: onHost.mock.calls.length > 0 };
}

test('the host is heard', () => {
  expect(hear({ source: parent, origin: host })).toEqual({ sdk: true, host: true });
});

test('a parent of another origin is not', () => {
  expect(hear({ source: parent, origin: 'https://evil.example' })).toEqual({
    sdk: false,
    host: false,
  });
});

test('another window does not count as the host, and its messages are left alone', () => {
  expect(hear({ source: window, origin: host })).toEqual({ sdk: true, host: false });
});
