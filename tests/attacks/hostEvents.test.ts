import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { palettes } from '../../mocks/telegram/situation/themes';
import { guardMessages, hostEvents } from '../../src/telegram/hostEvents';
import { applyTheme, readTheme } from '../../src/telegram/theme';

const host = 'https://web.telegram.org';
const sdk = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stop = guardMessages(host, () => undefined);
  window.addEventListener('message', onMessage);
});
afterEach(() => {
  stop();
  window.removeEventListener('message', onMessage);
  vi.useRealTimers();
  sdk.mockClear();
});

const onMessage = ({ data }: MessageEvent) => sdk(JSON.parse(data));

function send(eventType: unknown, eventData?: unknown) {
  const data = JSON.stringify({ eventType, eventData });
  const message = new MessageEvent('message', { data, origin: host, source: window.parent });
  window.dispatchEvent(message);
}

const valid: Readonly<Record<string, unknown>> = {
  theme_changed: { theme_params: { bg_color: '#101010', text_color: '#fff' } },
  viewport_changed: { height: 700, width: 390, is_state_stable: true, is_expanded: true },
  safe_area_changed: { top: 1, bottom: 2, left: 0, right: 0 },
  content_safe_area_changed: { top: 1, bottom: 2, left: 0, right: 0 },
  visibility_changed: { is_visible: false },
  popup_closed: { button_id: 'ok' },
  invoice_closed: { slug: 'a', status: 'paid' },
  phone_requested: { status: 'sent' },
  write_access_requested: { status: 'allowed' },
  home_screen_checked: { status: 'missed' },
  prepared_message_failed: { error: 'USER_DECLINED' },
  qr_text_received: { data: 'text' },
  location_checked: { available: true, access_granted: true },
  location_requested: { available: true, latitude: 41, longitude: 69 },
  custom_method_invoked: { req_id: '1', result: { any: [1] } },
  device_storage_key_saved: { req_id: '1' },
  device_storage_key_received: { req_id: '1', value: null },
  device_storage_failed: { req_id: '1', error: 'E' },
  device_storage_cleared: { req_id: '1' },
};

test('every event of a real client passes', () => {
  for (const name of hostEvents.keys()) send(name, valid[name]);
  expect(sdk).toHaveBeenCalledTimes(hostEvents.size);
});

test('telegram for macOS may send a viewport and a popup without data', () => {
  send('viewport_changed', null);
  send('popup_closed', null);
  expect(sdk).toHaveBeenCalledTimes(2);
});

test.each([
  ['visibility_changed', null],
  ['visibility_changed', { is_visible: 'yes' }],
  ['theme_changed', { theme_params: null }],
  ['theme_changed', { theme_params: { bg_color: 'url(https://evil.example)' } }],
  ['theme_changed', []],
  ['viewport_changed', { height: -1, is_state_stable: true, is_expanded: true }],
  ['viewport_changed', { height: 1e9, is_state_stable: true, is_expanded: true }],
  ['safe_area_changed', { top: '1px;background:url(x)', bottom: 0, left: 0, right: 0 }],
  ['location_requested', { available: true, latitude: 91, longitude: 0 }],
  ['location_requested', { available: true }],
  ['custom_method_invoked', { req_id: 1 }],
  ['invoice_closed', 'paid'],
  ['prepared_message_failed', null],
  ['qr_text_received', { data: {} }],
  ['set_custom_style', 'body{display:none}'],
  ['unknown', {}],
  ['__proto__', {}],
  ['constructor', {}],
])('%s with %j does not reach the SDK', (name, data) => {
  send(name, data);
  vi.runAllTimers();
  expect(sdk).not.toHaveBeenCalled();
});

test('a client has 15 colours', () => expect(Object.keys(palettes.light)).toHaveLength(15));

test.each(Object.keys(palettes.light))(
  '%s alone is no palette, neither at the start nor as an event',
  (name) => {
    const page = document.createElement('html');
    applyTheme(readTheme({ [name]: '#ffffff' }), page);
    expect([page.getAttribute('style'), page.dataset.theme]).toEqual([null, undefined]);
    send('theme_changed', { theme_params: { [name]: '#ffffff' } });
    vi.runAllTimers();
    expect(sdk).not.toHaveBeenCalled();
  },
);

test('whatever data an event has, it is a valid one or does not pass', () => {
  const names = fc.constantFrom(...hostEvents.keys());
  fc.assert(
    fc.property(names, fc.jsonValue(), (name, data) => {
      vi.runAllTimers();
      sdk.mockClear();
      send(name, data);
      expect(sdk.mock.calls.length).toBe(hostEvents.get(name)?.[1](data) ? 1 : 0);
    }),
    { numRuns: 2000 },
  );
});

const paletteOn = (color: string) => ({ bg_color: color, text_color: '#808080' });

test('of 20,000 palettes and sizes the first and the last arrive', () => {
  for (let height = 1; height <= 20_000; height += 1) {
    send('viewport_changed', { height, is_state_stable: true, is_expanded: true });
    send('theme_changed', { theme_params: paletteOn(height % 2 ? '#000000' : '#ffffff') });
  }
  vi.runAllTimers();
  expect(sdk.mock.calls.map(([{ eventData }]) => eventData.height ?? eventData)).toEqual([
    1,
    { theme_params: paletteOn('#000000') },
    20_000,
    { theme_params: paletteOn('#ffffff') },
  ]);
});

test('of 20,000 presses at once ten count', () => {
  for (let press = 0; press < 20_000; press += 1) send('back_button_pressed');
  vi.runAllTimers();
  expect(sdk).toHaveBeenCalledTimes(10);
});
