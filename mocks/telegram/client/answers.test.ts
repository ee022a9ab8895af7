// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually, startClient } from './client.testing';

let { client, situation, received, say } = startClient();

beforeEach(() => {
  client.stop();
  localStorage.clear();
  ({ client, situation, received, say } = startClient({ contact: 'grant' }));
});

afterEach(() => {
  vi.useRealTimers();
  client.stop();
});

const answers = (name: string) =>
  received.filter((each) => each.eventType === name).map((each) => each.eventData);

const allow = () => client.phone.get().prompts[0]?.answer({ id: 'yes', text: '' });

test.each([
  ['ios', 'secure', '', 'x', 'KEY_INVALID'],
  ['ios', 'device', 'k', 7, 'VALUE_INVALID'],
  ['tdesktop', 'device', 'k', 'x'.repeat(6_000_000), 'QUOTA_EXCEEDED'],
  ['tdesktop', 'secure', 'k', 'x', 'UNSUPPORTED'],
  ['weba', 'device', 'k', 'x', 'UNSUPPORTED'],
] as const)('%s refuses to store in %s storage with %s', (platform, kind, key, value, error) => {
  situation.set({ ...situation.get(), platform });
  say(`web_app_${kind}_storage_save_key`, { req_id: '1', key, value });
  expect(answers(`${kind}_storage_failed`)).toEqual([{ req_id: '1', error }]);
});

test('cloud storage takes 1,024 items', () => {
  const save = (key: string) =>
    say('web_app_invoke_custom_method', {
      req_id: key,
      method: 'saveStorageValue',
      params: { key, value: 'x' },
    });
  for (let count = 0; count <= 1024; count += 1) save(`k${count}`);
  const saved = answers('custom_method_invoked');
  expect(saved).toHaveLength(1025);
  expect(saved.slice(-2)).toEqual([
    { req_id: 'k1023', result: true },
    { req_id: 'k1024', error: 'QUOTA_EXCEEDED' },
  ]);
});

test('secure storage takes ten secrets', () => {
  for (let count = 0; count <= 10; count += 1) {
    say('web_app_secure_storage_save_key', { req_id: `${count}`, key: `k${count}`, value: 'x' });
  }
  expect(answers('secure_storage_key_saved')).toHaveLength(10);
  expect(answers('secure_storage_failed')).toEqual([{ req_id: '10', error: 'QUOTA_EXCEEDED' }]);
});

test('biometry is asked for once, and keeps a token', async () => {
  say('web_app_biometry_get_info');
  expect(answers('biometry_info_received')).toEqual([{ available: false }]);
  situation.set({ ...situation.get(), biometry: 'ask' });
  say('web_app_biometry_request_auth');
  await eventually(() =>
    expect(answers('biometry_auth_requested')).toEqual([{ status: 'failed' }]),
  );
  say('web_app_biometry_request_access');
  allow();
  await eventually(() =>
    expect(answers('biometry_info_received').at(-1)).toMatchObject({
      access_granted: true,
      token_saved: false,
    }),
  );
  say('web_app_biometry_update_token', { token: 'secret' });
  allow();
  await eventually(() =>
    expect(answers('biometry_token_updated')).toEqual([{ status: 'updated' }]),
  );
  say('web_app_biometry_request_auth');
  allow();
  await eventually(() =>
    expect(answers('biometry_auth_requested').at(-1)).toEqual({
      status: 'authorized',
      token: 'secret',
    }),
  );
});

test('motion sensors report until they are stopped', () => {
  vi.useFakeTimers();
  say('web_app_start_gyroscope', { refresh_rate: 20 });
  expect(answers('gyroscope_failed')).toEqual([{ error: 'UNSUPPORTED' }]);
  situation.set({ ...situation.get(), motion: true });
  say('web_app_start_gyroscope', { refresh_rate: 20 });
  expect(answers('gyroscope_started')).toHaveLength(1);
  vi.advanceTimersByTime(100);
  expect(answers('gyroscope_changed')).toHaveLength(5);
  say('web_app_stop_gyroscope');
  vi.advanceTimersByTime(1000);
  expect(answers('gyroscope_changed')).toHaveLength(5);
});

test('a compass points north only when the app needs it', () => {
  vi.useFakeTimers();
  situation.set({ ...situation.get(), motion: true });
  say('web_app_start_device_orientation', { refresh_rate: 100, need_absolute: true });
  vi.advanceTimersByTime(100);
  say('web_app_start_device_orientation', { refresh_rate: 100 });
  vi.advanceTimersByTime(100);
  expect(answers('device_orientation_changed')).toMatchObject([
    { absolute: true, alpha: 1.2 },
    { absolute: false, alpha: 0 },
  ]);
  say('web_app_stop_device_orientation');
});

test('a secret of the old phone is restored on the new one when the person agrees', async () => {
  const key = { req_id: '1', key: 'token' };
  say('web_app_secure_storage_save_key', { ...key, value: 'secret' });
  say('web_app_secure_storage_restore_key', key);
  await eventually(() =>
    expect(answers('secure_storage_failed')).toEqual([
      { req_id: '1', error: 'RESTORE_UNAVAILABLE' },
    ]),
  );
  situation.set({ ...situation.get(), newPhone: true });
  const read = () => {
    say('web_app_secure_storage_get_key', key);
    return answers('secure_storage_key_received').at(-1);
  };
  expect(read()).toEqual({ req_id: '1', value: null, can_restore: true });
  say('web_app_secure_storage_restore_key', key);
  client.phone.get().prompts[0]?.answer({ id: 'no', text: '' });
  await eventually(() =>
    expect(answers('secure_storage_failed').at(-1)).toEqual({
      req_id: '1',
      error: 'RESTORE_CANCELLED',
    }),
  );
  say('web_app_secure_storage_restore_key', key);
  allow();
  await eventually(() =>
    expect(answers('secure_storage_key_restored')).toEqual([{ req_id: '1', value: 'secret' }]),
  );
  expect(read()).toEqual({ req_id: '1', value: 'secret', can_restore: false });
});

test('an emoji status and a chat are the user’s choice', async () => {
  situation.set({ ...situation.get(), emoji: 'grant', version: '9.6' });
  say('web_app_set_emoji_status', { custom_emoji_id: 'heart' });
  say('web_app_set_emoji_status', { custom_emoji_id: '5', duration: -1 });
  say('web_app_set_emoji_status', { custom_emoji_id: '5' });
  await eventually(() => expect(answers('emoji_status_set')).toHaveLength(1));
  expect(answers('emoji_status_failed')).toEqual([
    { error: 'SUGGESTED_EMOJI_INVALID' },
    { error: 'DURATION_INVALID' },
  ]);
  say('web_app_request_chat', { req_id: '7' });
  allow();
  await eventually(() => expect(answers('requested_chat_sent')).toEqual([{ req_id: '7' }]));
  say('web_app_request_chat', { req_id: '8' });
  client.phone.get().prompts[0]?.answer(undefined);
  await eventually(() =>
    expect(answers('requested_chat_failed')).toEqual([{ req_id: '8', error: 'USER_DECLINED' }]),
  );
});

test('a button has an icon from version 9.5', () => {
  const data = { is_visible: true, text: 'Pay', icon_custom_emoji_id: '5' };
  say('web_app_setup_main_button', data);
  expect(client.phone.get().main).not.toHaveProperty('icon');
  situation.set({ ...situation.get(), version: '9.6' });
  say('web_app_setup_main_button', data);
  expect(client.phone.get().main).toMatchObject({ icon: '5' });
});

test('on the full screen the content’s inset is the floating header’s', () => {
  say('web_app_exit_fullscreen');
  expect(answers('fullscreen_changed')).toEqual([]);
  say('web_app_request_fullscreen');
  say('web_app_request_fullscreen');
  expect(answers('content_safe_area_changed')).toEqual([{ top: 46, right: 0, bottom: 0, left: 0 }]);
  expect(answers('safe_area_changed')).toMatchObject([{ top: 44 }]);
  expect(answers('fullscreen_failed')).toEqual([{ error: 'ALREADY_FULLSCREEN' }]);
  situation.set({ ...situation.get(), platform: 'android' });
  say('web_app_exit_fullscreen');
  say('web_app_exit_fullscreen');
  expect(answers('fullscreen_changed').slice(1)).toEqual([
    { is_fullscreen: false },
    { is_fullscreen: false },
  ]);
});
