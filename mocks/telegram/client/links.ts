import { isWebAddress } from '../launch/launch';
import type { Handlers } from '../protocol/methods';
import { writeQuery } from '../situation/query';
import type { Situation } from '../situation/situation';
import type { Context } from './context';

type Methods =
  | 'web_app_open_link'
  | 'web_app_open_tg_link'
  | 'web_app_switch_inline_query'
  | 'web_app_share_to_story';

/**
 * The demo payment provider leads back to the order in this client, as a real one does by the bot's link.
 */
function withWayBack(url: string, situation: Situation): string {
  const address = new URL(url);
  const order = address.searchParams.get('order');
  if (address.pathname !== '/__mock/pay' || !order) return url;
  const query = writeQuery({ ...situation, path: '/', start: `order_${order}` });
  address.searchParams.set('back', new URL(query, location.href).href);
  return address.href;
}

/** Links that leave the app. */
export function links(context: Context): Pick<Handlers, Methods> {
  const open = (text: string, url: string) => {
    if (!isWebAddress(url)) {
      context.log.add('telegram', 'link', { url }, 'refused: not a web address');
      return;
    }
    context.notify(text, url);
    if (context.situation.get().links)
      window.open(withWayBack(url, context.situation.get()), '_blank', 'noreferrer');
  };
  return {
    web_app_open_link: ({ url }) => open(context.texts().openedInBrowser, url),
    // a link into Telegram is only shown, since there is nothing to open
    web_app_open_tg_link: ({ path_full }) =>
      context.notify(
        context.texts().openedInTelegram,
        `https://t.me/${path_full.replace(/^\//, '')}`,
      ),
    web_app_switch_inline_query: ({ query }) => {
      context.close();
      context.notify(`${context.texts().typedInChat}: @bot ${query}`);
    },
    web_app_share_to_story: ({ media_url, text, widget_link }) =>
      context.notify(
        [context.texts().storyEditor, text, widget_link?.url].filter(Boolean).join(' · '),
        media_url,
      ),
  };
}
