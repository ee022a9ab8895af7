import { on, postEvent, supports, type Version } from '@tma.js/sdk';
import { attempt } from './attempt';

type Insets = { top: number; bottom: number; left: number; right: number };

/** Lower than this a view has collapsed (after the keyboard, on iOS) and its height means nothing. */
const collapsedPx = 100;
const none: Insets = { top: 0, bottom: 0, left: 0, right: 0 };

/**
 * Keeps `--tg-viewport-stable-height` and `--safe-top`, `-bottom`, `-left`, `-right` as the client
 * says. An inset is what the device covers plus what the client lays over the page. It listens instead
 * of mounting the SDK's viewport, which hears nothing at all once a client has left a request
 * unanswered (Web K). Until the client speaks the page's own values hold.
 */
export function followViewport(version: Version): void {
  const { style } = document.documentElement;
  let device: Insets = none;
  let content: Insets = none;
  const cover = () => {
    for (const side of ['top', 'bottom', 'left', 'right'] as const) {
      style.setProperty(`--safe-${side}`, `${Math.max(0, device[side] + content[side])}px`);
    }
  };
  on('viewport_changed', ({ height, is_state_stable }) => {
    if (!is_state_stable || height < collapsedPx) return;
    style.setProperty('--tg-viewport-stable-height', `${height}px`);
  });
  on('safe_area_changed', (insets) => {
    device = { ...none, ...insets };
    cover();
  });
  on('content_safe_area_changed', (insets) => {
    content = { ...none, ...insets };
    cover();
  });
  attempt(() => postEvent('web_app_request_viewport'));
  for (const method of [
    'web_app_request_safe_area',
    'web_app_request_content_safe_area',
  ] as const) {
    if (supports(method, version)) attempt(() => postEvent(method));
  }
}
