import * as v from 'valibot';
import { knows, type Version } from './version';

const method = <S extends v.GenericSchema>(since: Version, data: S) => ({ since, data });
const bare = v.unknown();
const request = v.object({ req_id: v.string() });
const flag = v.optional(v.boolean(), false);
const visibility = v.object({ is_visible: flag });
const color = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i));
/** Telegram's own script says `false` for none. */
const emojiId = v.optional(v.union([v.string(), v.literal(false), v.null()]));
// a wrong key or value is answered with an error
const keyed = v.object({ req_id: v.string(), key: v.optional(v.unknown()) });
const stored = v.object({ ...keyed.entries, value: v.optional(v.unknown()) });
const sensor = v.optional(v.object({ refresh_rate: v.optional(v.number()) }));
const compass = v.optional(v.object({ refresh_rate: v.optional(v.number()), need_absolute: flag }));
const reason = v.optional(v.object({ reason: v.optional(v.string()) }));

const button = {
  is_visible: flag,
  is_active: flag,
  is_progress_visible: flag,
  has_shine_effect: flag,
  text: v.optional(v.string(), ''),
  color: v.optional(color),
  text_color: v.optional(color),
  icon_custom_emoji_id: emojiId,
};

const popupButton = v.object({
  id: v.optional(v.string(), ''),
  type: v.optional(v.picklist(['default', 'destructive', 'ok', 'close', 'cancel']), 'default'),
  text: v.optional(v.string()),
});

/**
 * All methods from a mini app to its host: the version that introduced each and the schema of its
 * data. The host ignores methods that are too new for it, and those that lack what they cannot do
 * without; of the rest it takes what fits (takeFitting.ts).
 */
export const methods = {
  iframe_ready: method('6.0', v.optional(v.object({ reload_supported: v.optional(v.boolean()) }))),
  iframe_will_reload: method('6.0', bare),
  web_app_ready: method('6.0', bare),
  web_app_expand: method('6.0', bare),
  web_app_close: method('6.0', bare),
  web_app_data_send: method('6.0', v.object({ data: v.string() })),
  web_app_request_theme: method('6.0', bare),
  web_app_request_viewport: method('6.0', bare),
  web_app_setup_main_button: method('6.0', v.object(button)),
  web_app_setup_closing_behavior: method('6.0', v.object({ need_confirmation: flag })),
  web_app_open_link: method('6.0', v.object({ url: v.string() })),
  web_app_open_tg_link: method('6.1', v.object({ path_full: v.string() })),
  web_app_open_invoice: method('6.1', v.object({ slug: v.string() })),
  web_app_setup_back_button: method('6.1', visibility),
  web_app_set_background_color: method('6.1', v.object({ color })),
  web_app_set_header_color: method(
    '6.1',
    v.pipe(
      v.object({
        color_key: v.optional(v.picklist(['bg_color', 'secondary_bg_color'])),
        color: v.optional(color),
      }),
      v.check(({ color_key, color: own }) => Boolean(color_key ?? own), 'it names no colour'),
    ),
  ),
  web_app_trigger_haptic_feedback: method(
    '6.1',
    v.object({
      type: v.picklist(['impact', 'notification', 'selection_change']),
      impact_style: v.optional(v.picklist(['light', 'medium', 'heavy', 'rigid', 'soft'])),
      notification_type: v.optional(v.picklist(['error', 'success', 'warning'])),
    }),
  ),
  web_app_open_popup: method(
    '6.2',
    v.object({
      title: v.optional(v.string(), ''),
      message: v.optional(v.string(), ''),
      buttons: v.optional(v.array(popupButton), []),
    }),
  ),
  web_app_read_text_from_clipboard: method('6.4', request),
  web_app_open_scan_qr_popup: method('6.4', v.optional(v.object({ text: v.optional(v.string()) }))),
  web_app_close_scan_qr_popup: method('6.4', bare),
  web_app_switch_inline_query: method(
    '6.7',
    v.object({ query: v.string(), chat_types: v.optional(v.array(v.string()), []) }),
  ),
  web_app_request_phone: method('6.9', bare),
  web_app_request_write_access: method('6.9', bare),
  web_app_invoke_custom_method: method(
    '6.9',
    v.object({ req_id: v.string(), method: v.string(), params: v.optional(v.unknown()) }),
  ),
  web_app_setup_settings_button: method('6.10', visibility),
  web_app_biometry_get_info: method('7.2', bare),
  web_app_biometry_request_access: method('7.2', reason),
  web_app_biometry_request_auth: method('7.2', reason),
  web_app_biometry_update_token: method(
    '7.2',
    v.object({ token: v.string(), reason: v.optional(v.string()) }),
  ),
  web_app_biometry_open_settings: method('7.2', bare),
  web_app_setup_swipe_behavior: method(
    '7.7',
    v.object({ allow_vertical_swipe: v.optional(v.boolean(), true) }),
  ),
  web_app_share_to_story: method(
    '7.8',
    v.object({
      media_url: v.string(),
      text: v.optional(v.string(), ''),
      widget_link: v.optional(v.object({ url: v.string(), name: v.optional(v.string()) })),
    }),
  ),
  web_app_setup_secondary_button: method(
    '7.10',
    v.object({
      ...button,
      position: v.optional(v.picklist(['left', 'right', 'top', 'bottom']), 'left'),
    }),
  ),
  web_app_set_bottom_bar_color: method('7.10', v.object({ color })),
  web_app_request_safe_area: method('8.0', bare),
  web_app_request_content_safe_area: method('8.0', bare),
  web_app_request_fullscreen: method('8.0', bare),
  web_app_exit_fullscreen: method('8.0', bare),
  web_app_check_home_screen: method('8.0', bare),
  web_app_add_to_home_screen: method('8.0', bare),
  web_app_check_location: method('8.0', bare),
  web_app_request_location: method('8.0', bare),
  web_app_open_location_settings: method('8.0', bare),
  web_app_send_prepared_message: method('8.0', v.object({ id: v.string() })),
  web_app_request_file_download: method(
    '8.0',
    v.object({ url: v.string(), file_name: v.string() }),
  ),
  web_app_request_emoji_status_access: method('8.0', bare),
  web_app_set_emoji_status: method(
    '8.0',
    v.object({ custom_emoji_id: v.string(), duration: v.optional(v.number()) }),
  ),
  web_app_toggle_orientation_lock: method('8.0', v.object({ locked: flag })),
  web_app_start_accelerometer: method('8.0', sensor),
  web_app_stop_accelerometer: method('8.0', bare),
  web_app_start_gyroscope: method('8.0', sensor),
  web_app_stop_gyroscope: method('8.0', bare),
  web_app_start_device_orientation: method('8.0', compass),
  web_app_stop_device_orientation: method('8.0', bare),
  web_app_device_storage_save_key: method('9.0', stored),
  web_app_device_storage_get_key: method('9.0', keyed),
  web_app_device_storage_clear: method('9.0', request),
  web_app_secure_storage_save_key: method('9.0', stored),
  web_app_secure_storage_get_key: method('9.0', keyed),
  web_app_secure_storage_restore_key: method('9.0', keyed),
  web_app_secure_storage_clear: method('9.0', request),
  web_app_hide_keyboard: method('9.1', bare),
  web_app_request_chat: method('9.6', request),
  // of Telegram's own app that checks the age; not in the public API
  web_app_verify_age: method('9.1', v.object({ passed: flag, age: v.optional(v.number()) })),
} as const;

/** Parameters that are younger than their method. */
export const youngParameters: Partial<Record<MethodName, Readonly<Record<string, Version>>>> = {
  web_app_close: { return_back: '7.6' },
  web_app_open_link: { try_instant_view: '6.4', try_browser: '7.6' },
  web_app_set_header_color: { color: '6.9' },
  web_app_setup_main_button: { has_shine_effect: '7.10', icon_custom_emoji_id: '9.5' },
  web_app_setup_secondary_button: { icon_custom_emoji_id: '9.5' },
};

/** A parameter with a value that the version does not know. */
export function newerParameter(
  name: MethodName,
  data: unknown,
  version: string,
): string | undefined {
  return Object.entries(youngParameters[name] ?? {}).find(
    ([parameter, since]) => !knows(version, since) && Boolean(Reflect.get(Object(data), parameter)),
  )?.[0];
}

export type MethodName = keyof typeof methods;

/** A handler's argument, after validation. */
export type MethodData<M extends MethodName> = v.InferOutput<(typeof methods)[M]['data']>;

/** One handler per method: a missing one does not compile. */
export type Handlers = { [M in MethodName]: (data: MethodData<M>) => void };

export function isMethod(name: string): name is MethodName {
  return Object.hasOwn(methods, name);
}
