import type { Handlers, MethodData } from '../protocol/methods';
import { knows } from '../protocol/version';
import { type Context, show } from './context';
import type { BottomButton } from './phone';

type Methods =
  | 'web_app_setup_main_button'
  | 'web_app_setup_secondary_button'
  | 'web_app_setup_back_button'
  | 'web_app_setup_settings_button'
  | 'web_app_trigger_haptic_feedback';

/** Telegram's native buttons. Fields missing from a message are reset. */
export function buttons(context: Context): Pick<Handlers, Methods> {
  const read = (data: MethodData<'web_app_setup_main_button'>): BottomButton => ({
    visible: data.is_visible && data.text.trim() !== '',
    active: data.is_active,
    progress: data.is_progress_visible,
    shine: data.has_shine_effect && knows(context.situation.get().version, '7.10'),
    text: data.text,
    ...(data.color && { color: data.color }),
    ...(data.text_color && { textColor: data.text_color }),
    ...(data.icon_custom_emoji_id &&
      knows(context.situation.get().version, '9.5') && { icon: data.icon_custom_emoji_id }),
  });
  let pulses = 0;

  return {
    web_app_setup_main_button: (data) => show(context, { main: read(data) }),
    web_app_setup_secondary_button: (data) =>
      show(context, { secondary: { ...read(data), position: data.position } }),
    web_app_setup_back_button: ({ is_visible }) => show(context, { back: is_visible }),
    web_app_setup_settings_button: ({ is_visible }) => show(context, { settings: is_visible }),
    web_app_trigger_haptic_feedback: (data) => {
      pulses += 1;
      show(context, { haptic: { key: pulses, text: feel(data) } });
    },
  };
}

function feel(data: MethodData<'web_app_trigger_haptic_feedback'>): string {
  if (data.type === 'selection_change') return 'selection';
  return `${data.type}: ${data.impact_style ?? data.notification_type ?? 'of no kind'}`;
}
