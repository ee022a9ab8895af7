import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../api/fakeServer.testing';
import { readBuildSettings } from '../device/buildSettings';
import { plainBrowser } from '../telegram/plainBrowser';
import { poll } from './poll';
import { provideServices } from './services';

let isVisible = true;
let see: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  isVisible = true;
  const { http } = fakeServer(() => 'silent');
  provideServices({
    http,
    content: http,
    telegram: {
      ...plainBrowser({ ask: () => Promise.resolve(true) }),
      isVisible: () => isVisible,
      onVisible: (fn) => {
        see = fn;
        return () => {
          see = () => undefined;
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

function asked(...answers: Answer[]) {
  const start = Date.now();
  const at: number[] = [];
  const stop = poll(() => {
    at.push((Date.now() - start) / 1000);
    return Promise.resolve(answers[at.length - 1] ?? 'same');
  });
  return { at, stop };
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

test('it asks at once and then ever more slowly', async () => {
  const { at, stop } = asked();
  await pass(255);
  expect(at).toEqual([0, 10, 25, 45, 75, 135, 195, 255]);
  stop();
  await pass(600);
  expect(at).toHaveLength(8);
});

test('a change begins the rhythm anew', async () => {
  const { at, stop } = asked('same', 'same', 'changed');
  await pass(50);
  expect(at).toEqual([0, 10, 25, 35, 50]);
  stop();
});

test('it stops when there is nothing more to come', async () => {
  const { at } = asked('same', 'over');
  await pass(600);
  see();
  await pass(600);
  expect(at).toEqual([0, 10]);
});

test('nobody is asked while the app is out of sight, and at once when it is seen again', async () => {
  const { at, stop } = asked();
  await pass(5);
  isVisible = false;
  await pass(300);
  expect(at).toEqual([0]);
  isVisible = true;
  see();
  await pass(10);
  expect(at).toEqual([0, 305, 315]);
  stop();
});

test('an app that opens out of sight waits until it is seen', async () => {
  isVisible = false;
  const { at, stop } = asked();
  await pass(100);
  isVisible = true;
  see();
  await pass(0);
  expect(at).toEqual([100]);
  stop();
});

test('it asks at once when the device is back on line, and one question at a time', async () => {
  let answer: (value: Answer) => void = () => undefined;
  const ask = vi.fn(
    () =>
      new Promise<Answer>((resolve) => {
        answer = resolve;
      }),
  );
  const stop = poll(ask);
  dispatchEvent(new Event('online'));
  await pass(100);
  expect(ask).toHaveBeenCalledTimes(1);
  answer('same');
  await pass(1);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
  dispatchEvent(new Event('online'));
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a question that throws is reported, and asked again', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const ask = vi
    .fn<() => Promise<Answer>>()
    .mockRejectedValueOnce(new Error('odd'))
    .mockImplementationOnce(() => {
      throw new Error('odd at once');
    })
    .mockResolvedValue('over');
  const stop = poll(ask);
  await pass(0);
  expect(said).toHaveBeenLastCalledWith('[storefront]', new Error('odd'));
  await pass(10);
  expect(said).toHaveBeenLastCalledWith('[storefront]', new Error('odd at once'));
  await pass(600);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
});
