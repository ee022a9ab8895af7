import type { Version } from '@tma.js/sdk';
import { afterEach, expect, test, vi } from 'vitest';
import { knownCalls } from './findFeatures';

afterEach(() => vi.unstubAllGlobals());

/** What a client of this version is sent, behind a native bridge. */
function calls(version: Version) {
  const postEvent = vi.fn();
  vi.stubGlobal('TelegramWebviewProxy', { postEvent });
  const post = knownCalls(version);
  post('web_app_set_header_color', { color: '#ffffff' });
  post('web_app_set_header_color', { color_key: 'bg_color' });
  post('web_app_set_background_color', { color: '#ffffff' });
  post('web_app_set_bottom_bar_color', { color: '#ffffff' });
  post('web_app_setup_closing_behavior', { need_confirmation: true });
  post('web_app_setup_main_button', {
    text: 'Order',
    has_shine_effect: false,
    icon_custom_emoji_id: '',
  });
  return postEvent.mock.calls.map(([name, data]) => `${name.replace('web_app_', '')} ${data}`);
}

const button = (more = '') => `setup_main_button {"text":"Order"${more}}`;
const byName = 'set_header_color {"color_key":"bg_color"}';
const ground = 'set_background_color {"color":"#ffffff"}';
const closing = 'setup_closing_behavior {"need_confirmation":true}';
const header = 'set_header_color {"color":"#ffffff"}';
const bottom = 'set_bottom_bar_color {"color":"#ffffff"}';
const shine = ',"has_shine_effect":false';

test.each([
  ['6.0', [button()]],
  ['6.1', [byName, ground, button()]],
  ['6.8', [byName, ground, closing, button()]],
  ['6.9', [header, byName, ground, closing, button()]],
  ['7.10', [header, byName, ground, bottom, closing, button(shine)]],
  ['9.5', [header, byName, ground, bottom, closing, button(`${shine},"icon_custom_emoji_id":""`)]],
] as const)('a client of version %s is sent what it knows', (version, known) => {
  expect(calls(version)).toEqual(known);
});

test('a call that does not get out is a failure to the SDK', () => {
  expect(knownCalls('9.1')('web_app_ready')).toMatchObject({ _tag: 'Left' });
});
