import type { MethodName } from './methods';

// What Telegram's own script, https://telegram.org/js/telegram-web-app.js, sends: written down, as it
// may not be kept here. Its version 8.0 also runs in tests/e2e/simulate.spec.ts.

/** Versions of the Bot API that the two scripts were made for. */
export const scripts = ['8.0', '9.6'] as const;

export type ScriptVersion = (typeof scripts)[number];

/** A message as it is on the wire: `''` stands for no data. */
export type ScriptMessage = readonly [name: MethodName, data: unknown];

const shown = {
  is_visible: true,
  is_active: true,
  is_progress_visible: false,
  text: 'CONTINUE',
  color: '#2481cc',
  text_color: '#ffffff',
  has_shine_effect: false,
};
const [req_id, reason] = ['aB3dE6gH9jK2mN5p', 'To know you again'];
const keyed = { req_id, key: 'name' };

/** From 9.5 on each bottom button has an icon, and `false` while there is none. */
const iconOf: Record<ScriptVersion, object> = { '8.0': {}, '9.6': { icon_custom_emoji_id: false } };

const common = (version: ScriptVersion): ScriptMessage[] => [
  ['iframe_ready', { reload_supported: true }],
  ['iframe_will_reload', undefined],
  ['web_app_ready', ''],
  ['web_app_expand', ''],
  ['web_app_close', { return_back: false }],
  ['web_app_data_send', { data: 'text' }],
  ['web_app_request_theme', ''],
  ['web_app_request_viewport', ''],
  ['web_app_request_safe_area', ''],
  ['web_app_request_content_safe_area', ''],
  ['web_app_setup_main_button', { ...shown, ...iconOf[version] }],
  ['web_app_setup_main_button', { is_visible: false }],
  ['web_app_setup_secondary_button', { ...shown, ...iconOf[version], position: 'left' }],
  ['web_app_setup_secondary_button', { is_visible: false }],
  ['web_app_setup_back_button', { is_visible: true }],
  ['web_app_setup_settings_button', { is_visible: true }],
  ['web_app_setup_closing_behavior', { need_confirmation: true }],
  ['web_app_setup_swipe_behavior', { allow_vertical_swipe: false }],
  ['web_app_toggle_orientation_lock', { locked: true }],
  ['web_app_set_header_color', { color_key: 'secondary_bg_color' }],
  ['web_app_set_header_color', { color: '#112233' }],
  ['web_app_set_background_color', { color: '#112233' }],
  ['web_app_set_bottom_bar_color', { color: '#112233' }],
  ['web_app_trigger_haptic_feedback', { type: 'impact', impact_style: 'rigid' }],
  ['web_app_trigger_haptic_feedback', { type: 'notification', notification_type: 'warning' }],
  ['web_app_trigger_haptic_feedback', { type: 'selection_change' }],
  ['web_app_open_link', { url: 'https://shop.example/' }],
  ['web_app_open_link', { url: 'https://shop.example/', try_instant_view: true }],
  ['web_app_open_tg_link', { path_full: '/durov' }],
  ['web_app_open_tg_link', { path_full: '/durov', force_request: true }],
  ['web_app_open_invoice', { slug: 'invoice' }],
  ['web_app_open_popup', { message: 'Sure?', buttons: [{ id: '', type: 'close' }] }],
  [
    'web_app_open_popup',
    {
      title: 'Order',
      message: 'Sure?',
      buttons: [
        { id: 'yes', type: 'destructive', text: 'Yes' },
        { id: '', type: 'cancel' },
      ],
    },
  ],
  ['web_app_open_scan_qr_popup', {}],
  ['web_app_open_scan_qr_popup', { text: 'The table’s code' }],
  ['web_app_close_scan_qr_popup', undefined],
  ['web_app_read_text_from_clipboard', { req_id }],
  ['web_app_switch_inline_query', { query: 'plov', chat_types: [] }],
  ['web_app_request_write_access', ''],
  ['web_app_request_phone', ''],
  ['web_app_invoke_custom_method', { req_id, method: 'getStorageKeys', params: {} }],
  ['web_app_biometry_get_info', ''],
  ['web_app_biometry_request_access', { reason }],
  ['web_app_biometry_request_auth', { reason }],
  ['web_app_biometry_update_token', { token: 'secret' }],
  ['web_app_biometry_open_settings', ''],
  [
    'web_app_share_to_story',
    {
      media_url: 'https://shop.example/a.jpg',
      text: 'Plov',
      widget_link: { url: 'https://a.test/' },
    },
  ],
  ['web_app_send_prepared_message', { id: '1' }],
  ['web_app_request_fullscreen', ''],
  ['web_app_exit_fullscreen', ''],
  ['web_app_add_to_home_screen', ''],
  ['web_app_check_home_screen', ''],
  ['web_app_check_location', ''],
  ['web_app_request_location', ''],
  ['web_app_open_location_settings', ''],
  ['web_app_request_file_download', { url: 'https://shop.example/a.pdf', file_name: 'a.pdf' }],
  ['web_app_request_emoji_status_access', ''],
  ['web_app_set_emoji_status', { custom_emoji_id: '5361800828313167608', duration: 60 }],
  ['web_app_start_accelerometer', { refresh_rate: 1000 }],
  ['web_app_stop_accelerometer', ''],
  ['web_app_start_gyroscope', { refresh_rate: 1000 }],
  ['web_app_stop_gyroscope', ''],
  ['web_app_start_device_orientation', { refresh_rate: 1000, need_absolute: true }],
  ['web_app_stop_device_orientation', ''],
];

const later: ScriptMessage[] = [
  ['web_app_device_storage_save_key', { ...keyed, value: 'text' }],
  ['web_app_device_storage_save_key', { ...keyed, value: null }],
  ['web_app_device_storage_get_key', keyed],
  ['web_app_device_storage_clear', { req_id }],
  ['web_app_secure_storage_save_key', { ...keyed, value: 'text' }],
  ['web_app_secure_storage_save_key', { ...keyed, value: null }],
  ['web_app_secure_storage_get_key', keyed],
  ['web_app_secure_storage_restore_key', keyed],
  ['web_app_secure_storage_clear', { req_id }],
  ['web_app_hide_keyboard', ''],
  ['web_app_request_chat', { req_id: 'prepared' }],
];

/** Every kind of message that the script of this version sends. */
export const messagesOf = (version: ScriptVersion): ScriptMessage[] =>
  version === '8.0' ? common(version) : [...common(version), ...later];
