import { describe, expect, test } from 'vitest';
import { isMethod, type MethodName, methods } from './methods';
import { messagesOf, scripts } from './officialScript.testing';
import { takeFitting } from './takeFitting';

const taken = (name: MethodName, data: unknown) => takeFitting(methods[name].data, data);

/** As it is read off the wire, where `''` and null stand for no data. */
const onTheWire = (data: unknown) =>
  data === '' ? undefined : (JSON.parse(JSON.stringify(data ?? null)) ?? undefined);

describe.each(scripts)('Telegram’s own script for %s', (version) => {
  test.each(messagesOf(version))('has its %s taken whole: %j', (name, data) => {
    expect(taken(name, onTheWire(data))).toMatchObject({ remarks: [] });
  });
});

test('each method but that of Telegram’s own app is in the script’s table', () => {
  const named = messagesOf('9.6').map(([name]): string => name);
  expect(Object.keys(methods).filter((name) => !named.includes(name))).toEqual([
    'web_app_verify_age',
  ]);
});

test('a button with an icon of no kind is shown without one, and the icon is named', () => {
  const data = { is_visible: true, text: 'Pay', icon_custom_emoji_id: { id: 5 } };
  expect(taken('web_app_setup_main_button', data)).toMatchObject({
    value: { is_visible: true, text: 'Pay' },
    remarks: ['icon_custom_emoji_id is {"id":5}: ignored'],
  });
});

test.each<[MethodName, unknown, unknown, string[]]>([
  [
    'web_app_setup_back_button',
    { is_visible: 1 },
    { is_visible: true },
    ['is_visible is 1: read as true'],
  ],
  ['web_app_setup_back_button', {}, { is_visible: false }, []],
  ['web_app_set_background_color', { color: '#112233', alpha: 1 }, { color: '#112233' }, []],
  [
    'web_app_set_header_color',
    { color_key: 'constructor', color: '#112233' },
    { color: '#112233' },
    ['color_key is "constructor": ignored'],
  ],
  [
    'web_app_read_text_from_clipboard',
    { req_id: 7 },
    { req_id: '7' },
    ['req_id is 7: read as "7"'],
  ],
  [
    'web_app_start_gyroscope',
    { refresh_rate: '60' },
    { refresh_rate: 60 },
    ['refresh_rate is "60": read as 60'],
  ],
  ['web_app_open_scan_qr_popup', 'the code', undefined, ['the data is "the code": ignored']],
])('%s with %j is taken as %j', (name, data, value, remarks) => {
  expect(taken(name, data)).toEqual({ value, remarks });
});

test('a popup keeps the buttons that can be shown', () => {
  const buttons = [{ id: 'a', type: 'primary', text: 'A' }, 'b', { id: 'c', text: 'C' }];
  expect(taken('web_app_open_popup', { message: 'Sure?', buttons })).toEqual({
    value: {
      title: '',
      message: 'Sure?',
      buttons: [
        { id: 'a', type: 'default', text: 'A' },
        { id: 'c', type: 'default', text: 'C' },
      ],
    },
    remarks: ['buttons.0.type is "primary": ignored', 'buttons.1 is "b": ignored'],
  });
});

test.each<[MethodName, unknown, string]>([
  ['web_app_open_link', { uri: 'x' }, 'url is missing'],
  ['web_app_open_link', { url: ['x'] }, 'url is ["x"]'],
  ['web_app_open_link', undefined, 'the data is missing'],
  ['web_app_set_header_color', { color: 'red' }, 'it names no colour'],
  ['web_app_trigger_haptic_feedback', { type: 'earthquake' }, 'type is "earthquake"'],
])('%s with %j lacks what it cannot do without', (name, data, lack) => {
  expect(taken(name, data)).toEqual({ lack });
});

test('names of a language’s own are fields like any other', () => {
  const data: unknown = JSON.parse(
    '{"__proto__": {"is_visible": true}, "constructor": 1, "toString": 2, "text": "Pay"}',
  );
  expect(taken('web_app_setup_main_button', data)).toMatchObject({
    value: { is_visible: false, text: 'Pay' },
    remarks: [],
  });
  for (const name of ['__proto__', 'constructor', 'toString']) expect(isMethod(name)).toBe(false);
});
