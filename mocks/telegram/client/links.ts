import type { Handlers } from '../protocol/methods';
import type { Context } from './context';

type Methods =
  | 'web_app_open_link'
  | 'web_app_open_tg_link'
  | 'web_app_switch_inline_query'
  | 'web_app_share_to_story';

/** Links that leave the app. */
export function links(context: Context): Pick<Handlers, Methods> {
  const open = (text: string, url: string) => {
    if (!/^https?:\/\//i.test(url)) {
      context.log.add('telegram', 'link', { url }, 'refused: not a web address');
      return;
    }
    context.notify(text, url);
    if (context.situation.get().links) window.open(url, '_blank', 'noreferrer');
  };
  return {
    web_app_open_link: ({ url }) => open('Opened in the browser', url),
    // a link into Telegram is only shown, since there is nothing to open
    web_app_open_tg_link: ({ path_full }) =>
      context.notify('Opened in Telegram', `https://t.me/${path_full.replace(/^\//, '')}`),
    web_app_switch_inline_query: ({ query }) => {
      context.close();
      context.notify(`Typed into a chat: @bot ${query}`);
    },
    web_app_share_to_story: ({ media_url }) => context.notify('Story editor', media_url),
  };
}
