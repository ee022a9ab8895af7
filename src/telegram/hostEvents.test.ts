import { afterEach, expect, test, vi } from 'vitest';
import { guardMessages } from './hostEvents';

const host = 'https://web.telegram.org';
const parent = {};
afterEach(() => vi.unstubAllGlobals());

/** Dispatches a message and returns who received it. */
function dispatch(message: { source: unknown; origin: string }): { sdk: boolean; host: boolean } {
  vi.stubGlobal('parent', parent);
  const [sdk, onHost] = [vi.fn(), vi.fn()];
  const stop = guardMessages(host, onHost);
  window.addEventListener('message', sdk);
  window.dispatchEvent(Object.assign(new Event('message'), message));
  window.removeEventListener('message', sdk);
  stop();
  return { sdk: sdk.mock.calls.length > 0, host: onHost.mock.calls.length > 0 };
}

test('messages from the host pass', () => {
  expect(dispatch({ source: parent, origin: host })).toEqual({ sdk: true, host: true });
});

test('messages from a parent of another origin are blocked', () => {
  expect(dispatch({ source: parent, origin: 'https://evil.example' })).toEqual({
    sdk: false,
    host: false,
  });
});

test('messages from other windows pass but do not count as the host’s', () => {
  expect(dispatch({ source: window, origin: host })).toEqual({ sdk: true, host: false });
});
