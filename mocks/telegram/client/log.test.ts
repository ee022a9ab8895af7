import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog, type Entry } from './log';
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

test('a long log keeps its beginning and its end, and says how much is left out between', () => {
  const log = createLog(() => 0);
  for (let count = 1; count <= 1500; count += 1) log.add('from app', `m${count}`);
  const entries = log.entries.get();
  expect(entries).toHaveLength(1000);
  expect(entries.slice(199, 201).map(({ name }) => name)).toEqual(['m200', 'm701']);
  expect(entries.at(-1)?.name).toBe('m1500');
  expect(log.leftOut.get()).toEqual({ count: 500, after: 200 });
  expect(writeLogFile(entries, '', 500)).toContain('"leftOut": 500');
  expect(readLogFile(writeLogFile(entries, '', 500))).toEqual(entries);
  log.clear();
  expect(log.leftOut.get()).toEqual({ count: 0, after: 0 });
});

test('reports of sensors are one entry each, until something else happens', () => {
  const log = createLog(() => 0);
  log.add('to app', 'gyroscope_started');
  for (let count = 1; count <= 300; count += 1) {
    log.add('to app', 'gyroscope_changed', { x: count });
    log.add('to app', 'accelerometer_changed', { x: -count });
  }
  log.add('to app', 'main_button_pressed');
  log.add('to app', 'gyroscope_changed', { x: 0 });
  expect(log.entries.get().map(({ name, data, times }) => [name, data, times])).toEqual([
    ['gyroscope_started', undefined, undefined],
    ['gyroscope_changed', { x: 300 }, 300],
    ['accelerometer_changed', { x: -300 }, 300],
    ['main_button_pressed', undefined, undefined],
    ['gyroscope_changed', { x: 0 }, undefined],
  ]);
});

test('of a huge message the log keeps its beginning', () => {
  const log = createLog(() => 0);
  log.add('from app', 'web_app_device_storage_save_key', { value: 'x'.repeat(5_000_000) });
  const [kept] = log.entries.get();
  expect(kept?.data).toMatch(/^\{"value":"x{100}/);
  expect(kept?.data).toMatch(/… \(5000012 characters in all\)$/);
  expect(String(kept?.data).length).toBeLessThan(21_000);
});

test('complaints are not kept without end', () => {
  const log = createLog(() => 0);
  const complaint = 'no such method';
  for (let count = 0; count < 1000; count += 1) {
    log.add('from app', `m${count}`, undefined, undefined, { complaint });
  }
  expect(log.complaints.get()).toHaveLength(200);
  expect(log.complaints.get().at(-1)?.name).toBe('m999');
});
