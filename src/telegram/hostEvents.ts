import { isHexColor } from '../domain/brand/contrast';
import { anyRecord, flag, listOf, number, orNull, record, type Shape, text } from '../domain/shape';
import type { Stop } from './handle';
import { isPalette, readTheme } from './theme';
import { endUnreadable } from './waits';

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

/** States of one kind within this time are a flood: no client is as fast, ms. */
const pauseMs = 100;
/** More presses of one button within a second are a flood: no person is as fast. */
const mostPresses = 10;

/**
 * Lets only valid messages of the host through to the SDK, which accepts everything from the parent
 * window and trusts its contents. `origin`: the host's, since the parent may have been navigated to
 * another site; null behind a native bridge. Messages from other windows pass: the SDK ignores
 * them, and other code may need them. Of a flood of states the first and the last pass, of presses
 * the first ten. `onHost` is called for each message from the host.
 */
export function guardMessages(origin: string | null, onHost: () => void): Stop {
  /** by name of the event: the last state of a flood, null if nothing came after the first */
  const floods = new Map<string, MessageEvent | null>();
  /** by name of the event: how often within the second */
  const presses = new Map<string, number>();
  let isLate = false;

  function settle(name: string) {
    const last = floods.get(name);
    floods.delete(name);
    if (!last) return;
    pause(name);
    isLate = true;
    const again = new MessageEvent('message', { data: last.data, origin: last.origin });
    // Not in the constructor: Firefox may refuse a window of another origin as a source there.
    Object.defineProperty(again, 'source', { value: window.parent });
    window.dispatchEvent(again);
    isLate = false;
  }
  function pause(name: string) {
    floods.set(name, null);
    setTimeout(settle, pauseMs, name);
  }

  const guard = (event: MessageEvent) => {
    // A bridge dispatches its events, which then have no origin; posted messages have one.
    if (isLate || event.source !== window.parent || (origin === null && event.origin !== ''))
      return;
    const isHost = origin === null || event.origin === origin;
    if (isHost) onHost();
    if (!isHost || !mayPass(event)) event.stopImmediatePropagation();
  };
  function mayPass(event: MessageEvent): boolean {
    const message = readMessage(event.data);
    // Not for the SDK.
    if (message === null) return true;
    const { name, data } = message;
    const [kind, isValid] = hostEvents.get(name) ?? [];
    if (!isValid?.(data)) {
      if (kind === 'answer') endUnreadable(name);
      return false;
    }
    if (kind === 'answer') return true;
    if (kind === 'press') return countPress(name) <= mostPresses;
    if (!floods.has(name)) {
      pause(name);
      return true;
    }
    floods.set(name, event);
    return false;
  }
  function countPress(name: string): number {
    const count = (presses.get(name) ?? 0) + 1;
    if (count === 1) setTimeout(() => presses.delete(name), 1000);
    presses.set(name, count);
    return count;
  }
  window.addEventListener('message', guard, { capture: true });
  return () => window.removeEventListener('message', guard, { capture: true });
}

function readMessage(text: unknown): { name: string; data: unknown } | null {
  try {
    const { eventType, eventData } = JSON.parse(String(text));
    return typeof eventType === 'string' ? { name: eventType, data: eventData } : null;
  } catch {
    return null;
  }
}
