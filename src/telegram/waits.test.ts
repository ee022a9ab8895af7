import { beforeEach, expect, test, vi } from 'vitest';
import { hostEvents } from './hostEvents';
import { endUnreadable, graceMs, hasJustAsked, untilAnswered, type WaitName, waits } from './waits';

// The host answers nothing in these tests: what ends each wait of the table.

vi.mock('@tma.js/sdk', () => ({ on: () => () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

const names = Object.keys(waits) as WaitName[];
const never = new Promise<string>(() => undefined);

/** A request whose answer never comes; `over` once its wait has ended. */
function ask(name: WaitName) {
  const seen = { over: false };
  void untilAnswered(name, never, 'unknown').then((answer) => {
    seen.over = answer === 'unknown';
  });
  return seen;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const touch = () => window.dispatchEvent(new Event('pointerdown'));

test('every answer that the app listens to has its wait in the table', () => {
  const answers = [...hostEvents].filter(([, [kind]]) => kind === 'answer').map(([name]) => name);
  const ended: readonly string[] = names.flatMap((name) => [...waits[name].answers]);
  expect(answers.filter((name) => !ended.includes(name))).toEqual([]);
});

test.each(names)('%s: the wait ends with its time', async (name) => {
  const { longestMs } = waits[name];
  const wait = ask(name);
  await pass(longestMs - 1);
  expect(wait.over).toBe(false);
  await pass(1);
  expect(wait.over).toBe(true);
});

test.each(names)('%s: an answer that cannot be read ends the wait', async (name) => {
  const wait = ask(name);
  endUnreadable(waits[name].answers[0]);
  await pass(0);
  expect(wait.over).toBe(true);
});

const dialogs = names.filter((name) => waits[name].freedBy !== null);

test.each(dialogs)('%s: who presses something in the app is not waited for', async (name) => {
  const wait = ask(name);
  await pass(graceMs);
  touch();
  await pass(graceMs - 1);
  expect(wait.over).toBe(false);
  await pass(1);
  expect(wait.over).toBe(true);
});

test.each(dialogs)('%s: a second press of a double tap does not end the wait', async (name) => {
  const wait = ask(name);
  await pass(150);
  touch();
  await pass(2 * graceMs);
  expect(wait.over).toBe(false);
  touch();
  await pass(graceMs);
  expect(wait.over).toBe(true);
});

test.each(dialogs)('%s: asked again, what was asked before is over', async (name) => {
  const first = ask(name);
  const second = ask(name);
  await pass(0);
  expect(first.over).toBe(true);
  expect(second.over).toBe(false);
  await pass(waits[name].longestMs);
});

test.each(dialogs)(
  '%s: coming back ends the wait where it may be all that is seen',
  async (name) => {
    const wait = ask(name);
    window.dispatchEvent(new Event('focus'));
    await pass(graceMs);
    expect(wait.over).toBe(waits[name].freedBy === 'return');
    await pass(waits[name].longestMs);
  },
);

test('of everything else nobody waits longer than ten seconds', () => {
  for (const name of names)
    if (waits[name].freedBy === null) expect(waits[name].longestMs).toBeLessThanOrEqual(10_000);
});

test('a second press of a double tap asks nothing, a later one asks again', async () => {
  ask('popup');
  expect(hasJustAsked('popup')).toBe(true);
  await pass(graceMs);
  expect(hasJustAsked('popup')).toBe(false);
  await pass(waits.popup.longestMs);
});

test('an answer in time is the answer, also just after a press', async () => {
  let answer: (text: string) => void = () => undefined;
  const answered = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const asked = untilAnswered('contact', answered, 'unknown');
  await pass(graceMs);
  touch();
  await pass(graceMs - 1);
  answer('sent');
  await expect(asked).resolves.toBe('sent');
});

test('a late answer counts, unless it was asked again meanwhile', async () => {
  const late = vi.fn();
  const told: ((text: string) => void)[] = [];
  const request = () =>
    untilAnswered('contact', new Promise<string>((resolve) => told.push(resolve)), '', late);
  const first = request();
  await pass(waits.contact.longestMs);
  await expect(first).resolves.toBe('');
  told[0]?.('sent');
  await pass(0);
  expect(late).toHaveBeenCalledExactlyOnceWith('sent');

  void request();
  await pass(waits.contact.longestMs);
  void request();
  told[1]?.('sent');
  await pass(0);
  expect(late).toHaveBeenCalledOnce();
});

test('a request that the client refuses is over at once', async () => {
  const refused = Promise.reject(new Error('Unsupported'));
  await expect(untilAnswered('writeAccess', refused, false)).resolves.toBe(false);
});
