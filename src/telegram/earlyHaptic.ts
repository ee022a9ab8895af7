import type { HostWindow } from './host';
import type { Launch } from './launch';

type Native = { postEvent?: (type: string, data: string) => void };

/** The haptic feedback of a plus, or of a minus, before Telegram's SDK has loaded. */
export function giveEarlyHaptic({ origin, version }: Launch, isPlus: boolean): void {
  // Older clients have none.
  if (version === '6.0') return;
  const eventType = 'web_app_trigger_haptic_feedback';
  const eventData = isPlus
    ? { type: 'impact', impact_style: 'light' }
    : { type: 'selection_change' };
  const { TelegramWebviewProxy }: HostWindow = window;
  const native = TelegramWebviewProxy as Native | undefined;
  if (origin !== null) parent.postMessage(JSON.stringify({ eventType, eventData }), origin);
  else native?.postEvent?.(eventType, JSON.stringify(eventData));
}
