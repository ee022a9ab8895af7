import { launchKindOf } from '../launch/launchKind';
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

/** So much an app may send to its bot, in bytes. */
const dataLimit = 4096;

/** Passes data on to the bot, after which the app is closed: only one from a keyboard button may. */
function sendData(context: Context, data: string) {
  const { log, situation, texts } = context;
  const refuse = (why: string) => {
    const complaint = situation.get().strict ? { complaint: why } : undefined;
    log.add('telegram', 'data not sent', undefined, why, complaint);
  };
  if (launchKindOf(situation.get()) !== 'keyboard') {
    refuse('only an app opened by a keyboard button may send data');
    return context.notify(texts().notFromKeyboard);
  }
  const size = new TextEncoder().encode(data).length;
  if (size === 0 || size > dataLimit) return refuse(`${size} bytes, not 1 to ${dataLimit}`);
  context.close();
  log.add('telegram', 'data sent to the bot', { data });
  context.notify(texts().dataSent);
}

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
    web_app_data_send: ({ data }) => sendData(context, data),
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
