import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Entry } from './log';
import { readLogFile, writeLogFile } from './logFile';
import { createReplay } from './replay';

const entry = (at: number, name: string, part: Partial<Entry> = {}): Entry => ({
  key: at,
  at,
  direction: 'to app',
  name,
  data: undefined,
  ...part,
});
const recorded = [
  entry(1000, 'theme_changed', { data: { theme_params: {} } }),
  entry(1100, 'web_app_ready', { direction: 'from app' }),
  entry(1500, 'main_button_pressed'),
  entry(4500, 'back_button_pressed'),
];
const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const loaded = () => {
  const replay = createReplay((name) => sent.push(name));
  replay.load(recorded);
  return replay;
};

test('Telegram’s events are sent again with their pauses, the app’s messages are not', () => {
  const { play, tape } = loaded();
  expect(sent).toEqual([]);
  play();
  vi.advanceTimersByTime(499);
  expect(sent).toEqual(['theme_changed']);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['theme_changed', 'main_button_pressed']);
  vi.advanceTimersByTime(3000);
  expect(sent).toHaveLength(3);
  expect(tape.get()).toMatchObject({ next: 3, isPlaying: false });
});

test('one event at a time goes through the log, and then from its start again', () => {
  const { step } = loaded();
  step();
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual(['theme_changed']);
  for (let more = 0; more < 3; more += 1) step();
  expect(sent.slice(1)).toEqual(['main_button_pressed', 'back_button_pressed', 'theme_changed']);
});

test('a stopped replay goes on from where it is', () => {
  const { play, stop } = loaded();
  play();
  stop();
  vi.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(1);
  play();
  expect(sent).toEqual(['theme_changed', 'main_button_pressed']);
});

test('a log survives its file, and another file is none', () => {
  const marked = [...recorded, entry(5000, 'x', { isUnknown: true, complaint: 'unknown' })];
  expect(readLogFile(writeLogFile(marked, '?version=6.0'))).toEqual(marked);
  expect(readLogFile('{"entries":[{"name":"x"}]}')).toBeUndefined();
  expect(readLogFile('not JSON')).toBeUndefined();
});
