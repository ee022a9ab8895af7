import { getReleaseVersion } from '@tma.js/sdk';
import { describe, expect, test, vi } from 'vitest';
import { type Handlers, type MethodName, methods } from './methods';
import { prepare, readMessage } from './reading';
import { compareVersions } from './version';

const isKey = (name: string): name is MethodName => Object.hasOwn(methods, name);
const names = Object.keys(methods).filter(isKey);

function handlersCalling(handle: (data: unknown) => void): Handlers {
  const entries: Partial<Handlers> = Object.fromEntries(names.map((name) => [name, handle]));
  if (isWhole(entries)) return entries;
  throw new Error('a handler is missing');
}

function isWhole(entries: Partial<Handlers>): entries is Handlers {
  return names.every((name) => entries[name]);
}

function read(name: string, data: unknown, version: string) {
  const handle = vi.fn();
  const reading = prepare({ name, data }, version, handlersCalling(handle));
  if ('refusal' in reading) return reading.refusal;
  reading.run();
  return handle.mock.calls[0];
}

describe('versions', () => {
  test('7.10 is later than 7.9 and earlier than 8.0', () => {
    expect(compareVersions('7.10', '7.9')).toBeGreaterThan(0);
    expect(compareVersions('7.10', '8.0')).toBeLessThan(0);
    expect(compareVersions('8.0', '8.0')).toBe(0);
  });

  test.each(names)('%s has the same minimum version as in the SDK', (name) => {
    expect(getReleaseVersion(name)).toBe(methods[name].since);
  });
});

describe('a message', () => {
  test('of a later version is ignored', () => {
    const data = { is_visible: true };
    expect(read('web_app_setup_back_button', data, '6.0')).toContain('unknown to Telegram 6.0');
    expect(read('web_app_setup_back_button', data, '6.1')).toEqual([data]);
  });

  test('that is unknown is ignored', () => {
    expect(read('web_app_make_coffee', {}, '9.6')).toBe('no such method');
    expect(read('toString', {}, '9.6')).toBe('no such method');
  });

  test('with invalid data is ignored', () => {
    expect(read('web_app_open_link', { uri: 'x' }, '9.6')).toBe('invalid data');
    expect(read('web_app_open_link', undefined, '9.6')).toBe('invalid data');
  });

  test('reaches its handler with defaults filled in', () => {
    expect(read('web_app_setup_main_button', { text: 'Pay', is_visible: true }, '6.0')).toEqual([
      {
        text: 'Pay',
        is_visible: true,
        is_active: false,
        is_progress_visible: false,
        has_shine_effect: false,
      },
    ]);
  });
});

describe('the wire', () => {
  test('carries JSON strings', () => {
    expect(readMessage('{"eventType":"web_app_ready"}')).toEqual({ name: 'web_app_ready' });
    expect(readMessage('{"eventType":"web_app_ready","eventData":""}')?.data).toBeUndefined();
    expect(readMessage('{"eventType":"web_app_ready","eventData":null}')?.data).toBeUndefined();
  });

  test.each([[undefined], [{ eventType: 'web_app_ready' }], ['web_app_ready'], ['null'], ['[]']])(
    'ignores anything else: %j',
    (raw) => expect(readMessage(raw)).toBeUndefined(),
  );
});
