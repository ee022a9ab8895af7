import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../api/fakeServer.testing';
import { readBuildSettings } from '../device/buildSettings';
import { plainBrowser } from '../telegram/plainBrowser';
import { poll } from './poll';
import { provideServices } from './services';

let isVisible = true;
let becomeVisible: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  isVisible = true;
  const { http } = fakeServer(() => 'silent');
  provideServices({
    http,
    telegram: {
      ...plainBrowser({ ask: () => Promise.resolve(true) }),
      isVisible: () => isVisible,
      onVisible: (fn) => {
        becomeVisible = fn;
        return () => {
          becomeVisible = () => undefined;
        };
      },
    },
    build: readBuildSettings(document),
    now: Date.now,
    uptime: () => performance.now(),
    locks: null,
    newKey: () => 'key',
  });
});
afterEach(() => void vi.useRealTimers());

type Answer = 'changed' | 'same' | 'over';

function startPolling(...answers: Answer[]) {
  const start = Date.now();
  const at: number[] = [];
  const stop = poll(() => {
    at.push((Date.now() - start) / 1000);
    return Promise.resolve(answers[at.length - 1] ?? 'same');
  });
  return { at, stop };
}

const advance = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('it runs at once and then at growing intervals', async () => {
  const { at, stop } = startPolling();
  await advance(255);
  expect(at).toEqual([0, 10, 25, 45, 75, 135, 195, 255]);
  stop();
  await advance(600);
  expect(at).toHaveLength(8);
});

test('a change restarts the intervals', async () => {
  const { at, stop } = startPolling('same', 'same', 'changed');
  await advance(50);
  expect(at).toEqual([0, 10, 25, 35, 50]);
  stop();
});

test('it stops after `over`', async () => {
  const { at } = startPolling('same', 'over');
  await advance(600);
  becomeVisible();
  await advance(600);
  expect(at).toEqual([0, 10]);
});

test('it pauses while the app is hidden and runs at once when it becomes visible', async () => {
  const { at, stop } = startPolling();
  await advance(5);
  isVisible = false;
  await advance(300);
  expect(at).toEqual([0]);
  isVisible = true;
  becomeVisible();
  await advance(10);
  expect(at).toEqual([0, 305, 315]);
  stop();
});

test('an app that opens hidden waits until it is visible', async () => {
  isVisible = false;
  const { at, stop } = startPolling();
  await advance(100);
  isVisible = true;
  becomeVisible();
  await advance(0);
  expect(at).toEqual([100]);
  stop();
});

test('an app that is touched is not hidden, whatever is said, until it has been shown again', async () => {
  isVisible = false;
  const { at, stop } = startPolling();
  await advance(5);
  dispatchEvent(new Event('pointerdown'));
  await advance(10);
  expect(at).toEqual([5, 15]);
  isVisible = true;
  becomeVisible();
  await advance(0);
  isVisible = false;
  await advance(300);
  expect(at).toEqual([5, 15, 15]);
  stop();
  dispatchEvent(new Event('pointerdown'));
  await advance(0);
  expect(at).toHaveLength(3);
});

test('it runs at once when the device comes back online, one request at a time', async () => {
  let answer: (value: Answer) => void = () => undefined;
  const request = vi.fn(
    () =>
      new Promise<Answer>((resolve) => {
        answer = resolve;
      }),
  );
  const stop = poll(request);
  dispatchEvent(new Event('online'));
  await advance(100);
  expect(request).toHaveBeenCalledTimes(1);
  answer('same');
  await advance(1);
  dispatchEvent(new Event('online'));
  await advance(0);
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  dispatchEvent(new Event('online'));
  expect(request).toHaveBeenCalledTimes(2);
});

test('an error is reported and the request is retried', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const request = vi
    .fn<() => Promise<Answer>>()
    .mockRejectedValueOnce(new Error('odd'))
    .mockImplementationOnce(() => {
      throw new Error('odd at once');
    })
    .mockResolvedValue('over');
  const stop = poll(request);
  await advance(0);
  expect(warn).toHaveBeenLastCalledWith('[storefront]', new Error('odd'));
  await advance(10);
  expect(warn).toHaveBeenLastCalledWith('[storefront]', new Error('odd at once'));
  await advance(600);
  expect(request).toHaveBeenCalledTimes(3);
  stop();
});
