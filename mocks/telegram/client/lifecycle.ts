import type { Handlers } from '../protocol/methods';
import { type Context, quirksOf, show } from './context';

type Methods =
  | 'iframe_ready'
  | 'iframe_will_reload'
  | 'web_app_ready'
  | 'web_app_expand'
  | 'web_app_close'
  | 'web_app_data_send'
  | 'web_app_setup_closing_behavior'
  | 'web_app_setup_swipe_behavior'
  | 'web_app_toggle_orientation_lock'
  | 'web_app_hide_keyboard';

const scrollbars = '*::-webkit-scrollbar{width:6px;height:6px}';

/** From the first message to closing. */
export function lifecycle(context: Context): Pick<Handlers, Methods> {
  return {
    iframe_ready: (data) => {
      show(context, { reloadSupported: data?.reload_supported === true });
      if (quirksOf(context).customStyle) context.send('set_custom_style', scrollbars);
    },
    iframe_will_reload: () => context.cancelReload(),
    web_app_ready: () => show(context, { ready: true }),
    web_app_expand: () => {
      if (quirksOf(context).isWeb || context.phone.get().expanded) return;
      show(context, { expanded: true });
      context.sendViewport();
    },
    web_app_close: () => context.close(),
    web_app_data_send: () => context.notify(context.texts().notFromKeyboard),
    web_app_setup_closing_behavior: ({ need_confirmation }) => {
      if (!need_confirmation && quirksOf(context).keepsClosingConfirmation) return;
      show(context, { closingConfirmation: need_confirmation });
    },
    web_app_setup_swipe_behavior: ({ allow_vertical_swipe }) =>
      show(context, { verticalSwipes: allow_vertical_swipe }),
    web_app_toggle_orientation_lock: () => undefined,
    web_app_hide_keyboard: () =>
      context.situation.set({ ...context.situation.get(), keyboard: false }),
  };
}
