import { expect, test } from 'vitest';
import { type NativeClient, platformOf } from './clients';
import { nativeEvent, readNative } from './native';

const data = '{"is_visible":true}';
const calls: Record<NativeClient, [withData: unknown, without: unknown]> = {
  android: [
    ['web_app_setup_back_button', data],
    ['web_app_ready', 'undefined'],
  ],
  ios: [
    { eventName: 'web_app_setup_back_button', eventData: data },
    { eventName: 'web_app_ready', eventData: undefined },
  ],
  desktop: [
    JSON.stringify(['web_app_setup_back_button', data]),
    JSON.stringify(['web_app_ready', undefined]),
  ],
  notify: [
    `{"eventType":"web_app_setup_back_button","eventData":${data}}`,
    '{"eventType":"web_app_ready"}',
  ],
};

for (const client of ['android', 'ios', 'desktop', 'notify'] as const) {
  test(`the calls of ${client} are read, with and without data`, () => {
    const [withData, without] = calls[client];
    expect(readNative(client, { native: withData })).toEqual({
      name: 'web_app_setup_back_button',
      data: { is_visible: true },
    });
    expect(readNative(client, { native: without })).toEqual({ name: 'web_app_ready' });
  });

  test(`${client} reads nothing but its own calls`, () => {
    const foreign = [
      undefined,
      'x',
      '{"eventType":"web_app_ready"}',
      { native: 7 },
      { native: '[' },
    ];
    for (const raw of foreign) expect(readNative(client, raw)).toBeUndefined();
  });
}

test('an event without data is an event without an argument', () => {
  expect(nativeEvent('back_button_pressed', undefined).native).toEqual({
    type: 'back_button_pressed',
    data: [],
  });
  expect(nativeEvent('popup_closed', {}).native).toEqual({ type: 'popup_closed', data: [{}] });
});

test('only a web client plays another platform', () => {
  expect(platformOf({ client: 'web', platform: 'macos' })).toBe('macos');
  expect(platformOf({ client: 'desktop', platform: 'ios' })).toBe('tdesktop');
});
