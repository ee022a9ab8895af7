const keyed = { req_id: 'r', key: 'name' };

/** Methods with the event that answers each, and their parameters. */
const asked = [
  ['web_app_request_theme', 'theme_changed'],
  ['web_app_request_viewport', 'viewport_changed'],
  ['web_app_request_safe_area', 'safe_area_changed'],
  ['web_app_request_content_safe_area', 'content_safe_area_changed'],
  [
    'web_app_open_popup',
    'popup_closed',
    { title: '', message: 'Well?', buttons: [{ id: 'yes', type: 'ok' }] },
  ],
  ['web_app_request_phone', 'phone_requested'],
  ['web_app_request_write_access', 'write_access_requested'],
  ['web_app_open_invoice', 'invoice_closed', { slug: 'a' }],
  ['web_app_read_text_from_clipboard', 'clipboard_text_received', { req_id: 'c' }],
  [
    'web_app_invoke_custom_method',
    'custom_method_invoked',
    { req_id: 'm', method: 'getStorageKeys', params: {} },
  ],
  ['web_app_biometry_get_info', 'biometry_info_received'],
  ['web_app_biometry_request_access', 'biometry_info_received', { reason: 'To know you' }],
  ['web_app_biometry_update_token', 'biometry_token_updated', { token: 'secret' }],
  ['web_app_biometry_request_auth', 'biometry_auth_requested', { reason: 'To know you' }],
  ['web_app_check_location', 'location_checked'],
  ['web_app_request_location', 'location_requested'],
  ['web_app_check_home_screen', 'home_screen_checked'],
  ['web_app_request_fullscreen', 'fullscreen_changed'],
  ['web_app_exit_fullscreen', 'fullscreen_changed'],
  ['web_app_request_emoji_status_access', 'emoji_status_access_requested'],
  ['web_app_set_emoji_status', 'emoji_status_set', { custom_emoji_id: '5361800828313167608' }],
  ['web_app_start_accelerometer', 'accelerometer_started', { refresh_rate: 1000 }],
  ['web_app_stop_accelerometer', 'accelerometer_stopped'],
  ['web_app_start_gyroscope', 'gyroscope_started', { refresh_rate: 1000 }],
  ['web_app_stop_gyroscope', 'gyroscope_stopped'],
  [
    'web_app_start_device_orientation',
    'device_orientation_started',
    { refresh_rate: 1000, need_absolute: true },
  ],
  ['web_app_stop_device_orientation', 'device_orientation_stopped'],
  ['web_app_device_storage_save_key', 'device_storage_key_saved', { ...keyed, value: 'text' }],
  ['web_app_device_storage_get_key', 'device_storage_key_received', keyed],
  ['web_app_device_storage_clear', 'device_storage_cleared', { req_id: 'r' }],
  ['web_app_secure_storage_save_key', 'secure_storage_key_saved', { ...keyed, value: 'text' }],
  ['web_app_secure_storage_get_key', 'secure_storage_key_received', keyed],
  ['web_app_secure_storage_clear', 'secure_storage_cleared', { req_id: 'r' }],
];

/** The calls of a bridge, which both names of it have alike. */
export const bridgeCalls = ({ request, postEvent, retrieveLaunchParams }) => [
  ['launch', () => retrieveLaunchParams().tgWebAppPlatform],
  [
    'buttons',
    () => {
      postEvent('web_app_setup_main_button', { is_visible: true, is_active: true, text: 'Order' });
      postEvent('web_app_setup_secondary_button', {
        is_visible: true,
        text: 'Later',
        position: 'top',
      });
      postEvent('web_app_setup_back_button', { is_visible: true });
      postEvent('web_app_set_header_color', { color_key: 'bg_color' });
      postEvent('web_app_trigger_haptic_feedback', { type: 'selection_change' });
    },
  ],
  ...asked.map(([method, event, params]) => [
    method,
    () => request(method, event, params ? { params } : {}),
  ]),
];
