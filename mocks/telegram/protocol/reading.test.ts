import { readFileSync } from 'node:fs';
import { getReleaseVersion, type MethodName as SdkMethod } from '@tma.js/sdk';
import { describe, expect, test, vi } from 'vitest';
import { type Handlers, type MethodName, methods, youngParameters } from './methods';
import { prepare, readMessage } from './reading';
import { compareVersions } from './version';

const isKey = (name: string): name is MethodName => Object.hasOwn(methods, name);
const names = Object.keys(methods).filter(isKey);
const newerThanSdk: MethodName[] = ['web_app_request_chat', 'web_app_verify_age'];
const isOfSdk = (name: MethodName): name is SdkMethod & MethodName => !newerThanSdk.includes(name);
const youngOnes = [
  ['web_app_close', 'return_back'],
  ['web_app_open_link', 'try_instant_view'],
  ['web_app_open_link', 'try_browser'],
  ['web_app_set_header_color', 'color'],
  ['web_app_setup_main_button', 'has_shine_effect'],
  ['web_app_setup_main_button', 'icon_custom_emoji_id'],
  ['web_app_setup_secondary_button', 'icon_custom_emoji_id'],
] as const;

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
  const reading = prepare({ name, data }, { version, platform: 'ios' }, handlersCalling(handle));
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

  test.each(names.filter(isOfSdk))('%s has the same minimum version as in the SDK', (name) => {
    expect(getReleaseVersion(name)).toBe(methods[name].since);
  });

  test('every method of the SDK is there, and only these are newer than it', () => {
    const types = 'node_modules/@tma.js/bridge/dist/dts/methods/types/methods.d.ts';
    const declared = readFileSync(types, 'utf8').matchAll(/^ {4}(\w+): CreateMethodParams/gm);
    const sdk = Array.from(declared, ([, name]) => name);
    expect(sdk.length).toBeGreaterThan(50);
    expect(names.filter((name) => !sdk.includes(name))).toEqual(newerThanSdk);
    expect(sdk.filter((name) => !names.some((own) => own === name))).toEqual([]);
  });

  test.each(youngOnes)('%s has its parameter %s since the same version as in the SDK', (...one) => {
    expect(getReleaseVersion(...one)).toBe(youngParameters[one[0]]?.[one[1]]);
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
