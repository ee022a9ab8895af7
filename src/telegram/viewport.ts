import { on, postEvent, supports, type Version } from '@tma.js/sdk';
import { attempt } from './attempt';

type Insets = { top: number; bottom: number; left: number; right: number };

/** Below this height the view has collapsed (after the keyboard, on iOS): the value is ignored. */
const collapsedPx = 100;
const none: Insets = { top: 0, bottom: 0, left: 0, right: 0 };

/**
 * Keeps `--tg-viewport-stable-height` and `--safe-top`, `-bottom`, `-left`, `-right` in sync with
 * the client. An inset is the sum of the device's and the client's. Listens to events instead of
 * mounting the SDK's viewport, which stops working if the client leaves a request unanswered (Web
 * K). Until the first event the page's own values apply.
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
