import type { Handlers, MethodData } from '../protocol/methods';
import type { Context } from './context';
import { yesNo } from './prompts';

type Methods =
  | 'web_app_request_emoji_status_access'
  | 'web_app_set_emoji_status'
  | 'web_app_request_chat'
  | 'web_app_verify_age';

/** Requests that concern the user's account and chats. */
export function account(context: Context): Pick<Handlers, Methods> {
  const { ask, send, situation } = context;

  const allowsStatus = async () => {
    const { emoji } = situation.get();
    if (emoji !== 'ask') return emoji === 'grant';
    const texts = context.texts();
    const actions = yesNo(texts, texts.allow);
    return (await ask({ title: texts.emojiTitle, text: texts.emojiText, actions }))?.id === 'yes';
  };
  const setStatus = async ({
    custom_emoji_id,
    duration,
  }: MethodData<'web_app_set_emoji_status'>) => {
    if (!/^\d+$/.test(custom_emoji_id)) {
      return send('emoji_status_failed', { error: 'SUGGESTED_EMOJI_INVALID' });
    }
    if (duration !== undefined && !(duration > 0)) {
      return send('emoji_status_failed', { error: 'DURATION_INVALID' });
    }
    if (await allowsStatus()) send('emoji_status_set');
    else send('emoji_status_failed', { error: 'USER_DECLINED' });
  };
  const chooseChat = async (req_id: string) => {
    const texts = context.texts();
    const actions = yesNo(texts, texts.send);
    const reply = await ask({ title: texts.chatTitle, text: texts.chatText, actions });
    if (reply?.id === 'yes') send('requested_chat_sent', { req_id });
    else send('requested_chat_failed', { req_id, error: 'USER_DECLINED' });
  };

  return {
    web_app_request_emoji_status_access: () =>
      void allowsStatus().then((allowed) =>
        send('emoji_status_access_requested', { status: allowed ? 'allowed' : 'cancelled' }),
      ),
    web_app_set_emoji_status: (data) => void setStatus(data),
    web_app_request_chat: ({ req_id }) => void chooseChat(req_id),
    // from Telegram's own app for it; the client answers nothing
    web_app_verify_age: ({ passed }) =>
      context.notify(passed ? context.texts().agePassed : context.texts().ageRefused),
  };
}
