import type { Insets } from '../situation/devices';
import type { ThemeParams } from '../situation/situation';
import type { Version } from './version';

type Answer<T = unknown> = { req_id: string } & T;
type Failure = { error: string };
type Vector = { x: number; y: number; z: number };

/** All events from the host to the mini app, with their data. */
export type HostEvents = {
  set_custom_style: string;
  reload_iframe: undefined;
  theme_changed: { theme_params: ThemeParams };
  viewport_changed: {
    /** from web clients only */
    width?: number;
    height: number;
    is_expanded: boolean;
    is_state_stable: boolean;
  };
  safe_area_changed: Insets;
  content_safe_area_changed: Insets;
  visibility_changed: { is_visible: boolean };
  main_button_pressed: undefined;
  secondary_button_pressed: undefined;
  back_button_pressed: undefined;
  settings_button_pressed: undefined;
  popup_closed: { button_id?: string };
  phone_requested: { status: 'sent' | 'cancelled' };
  write_access_requested: { status: 'allowed' | 'cancelled' };
  custom_method_invoked: Answer<{ result?: unknown; error?: string }>;
  invoice_closed: { slug: string; status: 'paid' | 'failed' | 'cancelled' | 'pending' };
  clipboard_text_received: Answer<{ data: string | null }>;
  qr_text_received: { data: string };
  scan_qr_popup_closed: Record<string, never>;
  location_checked: {
    available: boolean;
    access_requested?: boolean;
    access_granted?: boolean;
  };
  location_requested:
    | { available: false }
    | { available: true; latitude: number; longitude: number; horizontal_accuracy: number };
  home_screen_checked: { status: 'unsupported' | 'unknown' | 'added' | 'missed' };
  home_screen_added: undefined;
  home_screen_failed: Failure;
  fullscreen_changed: { is_fullscreen: boolean };
  fullscreen_failed: Failure;
  prepared_message_sent: undefined;
  prepared_message_failed: Failure;
  file_download_requested: { status: 'downloading' | 'cancelled' };
  emoji_status_access_requested: { status: 'allowed' | 'cancelled' };
  emoji_status_set: undefined;
  emoji_status_failed: Failure;
  biometry_info_received:
    | { available: false }
    | {
        available: true;
        type: 'finger' | 'face';
        access_requested: boolean;
        access_granted: boolean;
        token_saved: boolean;
        device_id: string;
      };
  biometry_auth_requested: { status: 'failed' } | { status: 'authorized'; token: string };
  biometry_token_updated: { status: 'failed' | 'updated' | 'removed' };
  requested_chat_sent: Answer;
  requested_chat_failed: Answer<Failure>;
  accelerometer_started: undefined;
  accelerometer_changed: Vector;
  gyroscope_started: undefined;
  gyroscope_changed: Vector;
  device_orientation_started: undefined;
  device_orientation_changed: { absolute: boolean; alpha: number; beta: number; gamma: number };
  accelerometer_failed: Failure;
  accelerometer_stopped: undefined;
  gyroscope_failed: Failure;
  gyroscope_stopped: undefined;
  device_orientation_failed: Failure;
  device_orientation_stopped: undefined;
  device_storage_key_saved: Answer;
  device_storage_key_received: Answer<{ value: string | null }>;
  device_storage_cleared: Answer;
  device_storage_failed: Answer<Failure>;
  secure_storage_key_saved: Answer;
  secure_storage_key_received: Answer<{ value: string | null; can_restore?: boolean }>;
  secure_storage_key_restored: Answer<{ value: string | null }>;
  secure_storage_cleared: Answer;
  secure_storage_failed: Answer<Failure>;
};

export type HostEventName = keyof HostEvents;

/** Events that come unasked, with the version of the first clients that send them. */
export const unaskedSince: Partial<Record<HostEventName, Version>> = {
  back_button_pressed: '6.1',
  settings_button_pressed: '6.10',
  secondary_button_pressed: '7.10',
  safe_area_changed: '8.0',
  content_safe_area_changed: '8.0',
  visibility_changed: '8.0',
};

/** Sends an event to the app; the data is omitted for events without any. */
export type Send = <E extends HostEventName>(
  name: E,
  ...data: undefined extends HostEvents[E] ? [] : [HostEvents[E]]
) => void;
