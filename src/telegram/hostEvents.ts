import { isHexColor } from '../domain/brand/contrast';
import { anyRecord, flag, listOf, number, orNull, record, type Shape, text } from '../domain/shape';
import { isPalette, readTheme } from './theme';

/**
 * What an event says. `state`: how things are now, so that the last one counts; `press`: of a
 * button; `answer`: to a request of the app.
 */
export type EventKind = 'state' | 'press' | 'answer';

const optional =
  <T>(shape: Shape<T>): Shape<T | null | undefined> =>
  (value): value is T | null | undefined =>
    value === undefined || value === null || shape(value);

const anything: Shape<unknown> = (_value): _value is unknown => true;
const oneOf =
  (...shapes: Shape<unknown>[]): Shape<unknown> =>
  (value): value is unknown =>
    shapes.some((shape) => shape(value));

const color: Shape<string> = (value): value is string =>
  text(value) && (isHexColor(value) || /^rgba?\([\d\s,.%/]+\)$/.test(value));
const size: Shape<number> = (value): value is number => number(value) && value >= 0 && value < 1e5;
const within =
  (most: number): Shape<number> =>
  (value): value is number =>
    number(value) && Math.abs(value) <= most;

const insets = record({ top: size, bottom: size, left: size, right: size });
const status = record({ status: text });
const request = record({ req_id: text });
const no = (value: unknown): value is false => value === false;

/** Every event that the app listens to, with the shape of its data (docs.telegram-mini-apps.com). */
export const hostEvents: ReadonlyMap<string, readonly [EventKind, Shape<unknown>]> = new Map<
  string,
  readonly [EventKind, Shape<unknown>]
>([
  [
    'theme_changed',
    [
      'state',
      record({
        // A part of one would be mixed with the one before.
        theme_params: (colors): colors is Readonly<Record<string, string>> =>
          anyRecord(colors) && listOf(color)(Object.values(colors)) && isPalette(readTheme(colors)),
      }),
    ],
  ],
  // Telegram for macOS sends null.
  [
    'viewport_changed',
    [
      'state',
      optional(
        record({ height: size, width: optional(size), is_state_stable: flag, is_expanded: flag }),
      ),
    ],
  ],
  ['safe_area_changed', ['state', insets]],
  ['content_safe_area_changed', ['state', insets]],
  ['visibility_changed', ['state', record({ is_visible: flag })]],
  ['main_button_pressed', ['press', anything]],
  ['secondary_button_pressed', ['press', anything]],
  ['back_button_pressed', ['press', anything]],
  ['settings_button_pressed', ['press', anything]],
  ['reload_iframe', ['press', anything]],
  ['popup_closed', ['answer', optional(record({ button_id: optional(text) }))]],
  ['invoice_closed', ['answer', record({ slug: text, status: text })]],
  ['phone_requested', ['answer', status]],
  ['write_access_requested', ['answer', status]],
  ['home_screen_added', ['answer', anything]],
  ['home_screen_failed', ['answer', anything]],
  ['home_screen_checked', ['answer', optional(record({ status: optional(text) }))]],
  ['qr_text_received', ['answer', record({ data: text })]],
  ['scan_qr_popup_closed', ['answer', anything]],
  [
    'location_checked',
    [
      'answer',
      oneOf(
        record({ available: no }),
        record({
          available: flag,
          access_requested: optional(flag),
          access_granted: optional(flag),
        }),
      ),
    ],
  ],
  [
    'location_requested',
    [
      'answer',
      oneOf(
        record({ available: no }),
        record({ available: flag, latitude: within(90), longitude: within(180) }),
      ),
    ],
  ],
  [
    'custom_method_invoked',
    ['answer', record({ req_id: text, result: optional(anything), error: optional(text) })],
  ],
  ['device_storage_key_saved', ['answer', request]],
  ['device_storage_key_received', ['answer', record({ req_id: text, value: orNull(text) })]],
  ['device_storage_failed', ['answer', record({ req_id: text, error: optional(text) })]],
  ['device_storage_cleared', ['answer', request]],
]);
