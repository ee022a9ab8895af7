// @vitest-environment happy-dom
import { validate } from '@tma.js/init-data-node';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { botToken, eventually, startClient } from './client.testing';

let { client, situation, received, delivered, paid, say } = startClient();

beforeEach(() => {
  client.stop();
  localStorage.clear();
  ({ client, situation, received, delivered, paid, say } = startClient({ contact: 'grant' }));
});

afterEach(() => {
  vi.useRealTimers();
  client.stop();
});

const answers = (name: string) =>
  received.filter((each) => each.eventType === name).map((each) => each.eventData);

const askFor = (method: string, params: unknown = {}) => {
  say('web_app_invoke_custom_method', { req_id: '1', method, params });
  return answers('custom_method_invoked').at(-1);
};

test('messages from the app’s frame are handled and answered', () => {
  say('web_app_request_theme');
  expect(answers('theme_changed')).toHaveLength(1);
});

test('messages from another window are ignored', () => {
  say('web_app_request_theme', undefined, { source: window });
  expect(received).toEqual([]);
  expect(client.log.entries.get()).toEqual([]);
});

test('messages from the frame are ignored once it shows another site', () => {
  say('web_app_setup_back_button', { is_visible: true }, { origin: 'http://evil.test' });
  expect(client.phone.get().back).toBe(false);
  expect(client.log.entries.get().at(-1)?.refusal).toContain('http://evil.test');
});

test('nothing is sent before the app’s first message', () => {
  client.sendViewport();
  client.press('main');
  expect(received).toEqual([]);
});

test('a granted contact reaches the bot first and the app at the third request', async () => {
  expect(askFor('getRequestedContact')).toEqual({ req_id: '1', result: '' });
  say('web_app_request_phone');
  await eventually(() => expect(answers('phone_requested')).toEqual([{ status: 'sent' }]));
  expect(delivered).toHaveLength(1);
  validate(delivered[0] ?? '', botToken);
  expect(askFor('getRequestedContact')).toEqual({ req_id: '1', result: '' });
  expect(askFor('getRequestedContact')).toEqual({ req_id: '1', result: '' });
  expect(askFor('getRequestedContact')).toEqual({ req_id: '1', result: delivered[0] });
});

test('a refused contact is delivered to nobody', async () => {
  situation.set({ ...situation.get(), contact: 'refuse' });
  say('web_app_request_phone');
  await eventually(() => expect(answers('phone_requested')).toEqual([{ status: 'cancelled' }]));
  expect(delivered).toEqual([]);
});

test('only a paid invoice reaches the bot, and before the app', async () => {
  situation.set({ ...situation.get(), invoice: 'failed' });
  say('web_app_open_invoice', { slug: 'order1' });
  situation.set({ ...situation.get(), invoice: 'paid' });
  say('web_app_open_invoice', { slug: 'order2' });
  await eventually(() =>
    expect(answers('invoice_closed')).toEqual([
      { slug: 'order1', status: 'failed' },
      { slug: 'order2', status: 'paid' },
    ]),
  );
  expect(paid).toEqual(['order2']);
});

test('cloud storage is separate for each user', () => {
  expect(askFor('saveStorageValue', { key: 'basket', value: '[1]' })).toMatchObject({
    result: true,
  });
  expect(askFor('getStorageValues', { keys: ['basket', 'other'] })).toMatchObject({
    result: { basket: '[1]', other: '' },
  });
  situation.set({ ...situation.get(), user: 'timur' });
  say('web_app_ready');
  expect(askFor('getStorageKeys')).toMatchObject({ result: [] });
  expect(askFor('saveStorageValue', { key: 'not a key', value: '' })).toMatchObject({
    error: 'DATA_INVALID',
  });
});

test('Web K does not answer geometry requests, and strict mode says who waits in vain', () => {
  situation.set({ ...situation.get(), platform: 'webk', strict: true });
  for (const what of ['viewport', 'safe_area', 'content_safe_area']) say(`web_app_request_${what}`);
  expect(received).toEqual([]);
  expect(client.log.complaints.get().map(({ name, complaint }) => [name, complaint])).toEqual(
    ['viewport', 'safe_area', 'content_safe_area'].map((what) => [
      `web_app_request_${what}`,
      'Web K leaves it unanswered: who waits for the answer waits in vain',
    ]),
  );
});

test('the button of Telegram’s own script since 9.5, without an icon, is shown and no complaint', () => {
  situation.set({ ...situation.get(), version: '9.6', strict: true });
  const data = { is_visible: true, is_active: true, text: 'Pay', icon_custom_emoji_id: false };
  say('web_app_setup_main_button', data);
  say('web_app_setup_secondary_button', { ...data, position: 'top' });
  expect(client.phone.get()).toMatchObject({
    main: { visible: true, text: 'Pay' },
    secondary: { visible: true, position: 'top' },
  });
  expect(client.phone.get().main).not.toHaveProperty('icon');
  expect(client.log.complaints.get()).toEqual([]);
});

test('a field of another type is named in the log, and the rest of the message counts', () => {
  situation.set({ ...situation.get(), strict: true });
  say('web_app_setup_main_button', { is_visible: true, text: 'Pay', color: 7, text_color: 'red' });
  expect(client.phone.get().main).toMatchObject({ visible: true, text: 'Pay' });
  expect(client.phone.get().main).not.toHaveProperty('color');
  const detail = 'color is 7: ignored; text_color is "red": ignored';
  expect(client.log.entries.get().at(-1)).toMatchObject({ detail, complaint: detail });
  say('web_app_open_link', { uri: 'x' });
  expect(client.log.entries.get().at(-1)).toMatchObject({
    refusal: 'invalid data',
    detail: 'url is missing',
  });
});

test('a colour named like something of the language, and a link that is none, harm nothing', () => {
  for (const color_key of ['constructor', '__proto__', 'toString', 'valueOf']) {
    say('web_app_set_header_color', { color_key });
  }
  expect(client.phone.get().headerColor).toBe('');
  for (const url of ['https://', 'http://a b', 'javascript:alert(1)'])
    say('web_app_open_link', { url });
  expect(client.phone.get().notice).toBeUndefined();
  expect(client.log.entries.get().at(-1)?.refusal).toBe('refused: not a web address');
  situation.set({ ...situation.get(), language: 'constructor', contact: 'ask' });
  say('web_app_request_phone');
  expect(client.phone.get().prompts).toMatchObject([{ title: 'Share your phone number?' }]);
});

test.each([
  ['grant', [{ available: true, latitude: 41.3, longitude: 69.2, horizontal_accuracy: 12 }]],
  ['refuse', [{ available: false }]],
  ['never', []],
] as const)('a location request the user answers with: %s', (location, expected) => {
  situation.set({ ...situation.get(), location, latitude: 41.3, longitude: 69.2 });
  say('web_app_check_location');
  expect(answers('location_checked')).toMatchObject([
    { available: true, access_granted: location === 'grant' },
  ]);
  say('web_app_request_location');
  expect(answers('location_requested')).toEqual(expected);
});

test('there is no location on desktop, nor below version 8.0', () => {
  situation.set({ ...situation.get(), location: 'grant', platform: 'tdesktop' });
  say('web_app_check_location');
  expect(answers('location_checked')).toEqual([{ available: false }]);
  situation.set({ ...situation.get(), platform: 'ios', version: '7.10' });
  say('web_app_check_location');
  say('web_app_request_location');
  expect(answers('location_checked')).toHaveLength(1);
  expect(answers('location_requested')).toEqual([]);
});

test('an app from a keyboard button sends its data to the bot and is closed, any other may not', async () => {
  situation.set({ ...situation.get(), strict: true });
  await client.launch();
  say('web_app_data_send', { data: 'plov' });
  expect(client.phone.get().status).toBe('open');
  expect(client.log.complaints.get()).toMatchObject([
    { name: 'data not sent', complaint: 'only an app opened by a keyboard button may send data' },
  ]);
  situation.set({ ...situation.get(), launch: 'keyboard' });
  await eventually(() => expect(client.phone.get().launch).toBe(2));
  expect(client.phone.get().url).not.toContain('tgWebAppData');
  say('web_app_data_send', { data: 'ў'.repeat(2049) });
  expect(client.log.entries.get().at(-1)?.refusal).toBe('4098 bytes, not 1 to 4096');
  say('web_app_data_send', { data: 'plov' });
  expect(client.phone.get().status).toBe('closed');
  expect(client.log.entries.get()).toContainEqual(
    expect.objectContaining({ name: 'data sent to the bot', data: { data: 'plov' } }),
  );
});

test('closing asks for confirmation when the app requires it', async () => {
  await client.launch();
  say('web_app_setup_closing_behavior', { need_confirmation: true });
  const closing = client.requestClose();
  client.phone.get().prompts[0]?.answer({ id: 'no', text: '' });
  await closing;
  expect(client.phone.get().status).toBe('open');
  const again = client.requestClose();
  client.phone.get().prompts[0]?.answer({ id: 'yes', text: '' });
  await again;
  expect(client.phone.get().status).toBe('closed');
});

test('a theme is sent to the running app, another user is a new launch', async () => {
  await client.launch();
  say('web_app_ready');
  situation.set({ ...situation.get(), theme: 'dark' });
  expect(answers('theme_changed')).toMatchObject([{ theme_params: { bg_color: '#17212b' } }]);
  expect(client.phone.get().launch).toBe(1);
  situation.set({ ...situation.get(), user: 'emma' });
  await eventually(() => expect(client.phone.get().launch).toBe(2));
  expect(decodeURIComponent(client.phone.get().url)).toContain('Emma');
});

test('strict mode complains of what the client does not know or take, until it is dismissed', () => {
  situation.set({ ...situation.get(), version: '6.0', platform: 'weba' });
  say('web_app_setup_back_button', { is_visible: true });
  expect(client.log.complaints.get()).toEqual([]);
  situation.set({ ...situation.get(), strict: true });
  say('web_app_setup_back_button', { is_visible: true });
  say('web_app_make_coffee');
  say('web_app_open_link', { uri: 'x' });
  say('web_app_setup_main_button', { text: 'Pay', is_visible: true, has_shine_effect: true });
  say('web_app_ready');
  situation.set({ ...situation.get(), version: '6.4' });
  say('web_app_open_scan_qr_popup');
  const complaints = client.log.complaints.get();
  expect(complaints.map(({ complaint }) => complaint)).toEqual([
    'unknown to Telegram 6.0',
    'no such method',
    'invalid data',
    'has_shine_effect is unknown to Telegram 6.0',
    'Web A does nothing about it',
  ]);
  expect(complaints.map(({ isUnknown }) => isUnknown)).toEqual([
    true,
    true,
    undefined,
    undefined,
    undefined,
  ]);
  client.log.dismissComplaints();
  expect(client.log.complaints.get()).toEqual([]);
});

test('replayed events reach the app, and the log marks them', () => {
  say('web_app_request_theme');
  client.replay.load(client.log.entries.get());
  client.replay.play();
  expect(answers('theme_changed')).toHaveLength(2);
  expect(client.log.entries.get().at(-1)).toMatchObject({
    direction: 'to app',
    name: 'theme_changed',
    isReplayed: true,
  });
});

test('a client sends nothing unasked that its version does not know', () => {
  situation.set({ ...situation.get(), version: '7.10' });
  say('web_app_ready');
  client.minimize(true);
  situation.set({ ...situation.get(), safe: { top: 0, right: 0, bottom: 34, left: 0 } });
  expect(received).toEqual([]);
  situation.set({ ...situation.get(), version: '8.0' });
  say('web_app_ready');
  client.minimize(false);
  expect(answers('visibility_changed')).toEqual([{ is_visible: true }]);
});
