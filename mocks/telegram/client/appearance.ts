import type { Handlers } from '../protocol/methods';
import { knows } from '../protocol/version';
import { themeOf } from '../situation/themes';
import { type Context, quirksOf, show } from './context';

type Methods =
  | 'web_app_request_theme'
  | 'web_app_request_viewport'
  | 'web_app_request_safe_area'
  | 'web_app_request_content_safe_area'
  | 'web_app_set_header_color'
  | 'web_app_set_background_color'
  | 'web_app_set_bottom_bar_color'
  | 'web_app_request_fullscreen'
  | 'web_app_exit_fullscreen';

/** Colours and geometry. */
export function appearance(context: Context): Pick<Handlers, Methods> {
  const { phone, situation, send } = context;
  const answersGeometry = () => quirksOf(context).answersGeometry;

  const cover = (fullscreen: boolean) => {
    show(context, { fullscreen });
    send('fullscreen_changed', { is_fullscreen: fullscreen });
    if (answersGeometry()) context.sendSafeAreas();
    // Web K only reports how much its own header covers
    else
      send('content_safe_area_changed', { top: fullscreen ? 56 : 0, right: 0, bottom: 0, left: 0 });
  };

  return {
    web_app_request_theme: () => context.sendTheme(),
    web_app_request_viewport: () => context.sendViewport(),
    web_app_request_safe_area: () => {
      if (answersGeometry()) send('safe_area_changed', situation.get().safe);
    },
    web_app_request_content_safe_area: () => {
      if (answersGeometry()) send('content_safe_area_changed', situation.get().content);
    },
    web_app_set_header_color: (data) => {
      if ('color_key' in data) {
        show(context, { headerColor: themeOf(situation.get())[data.color_key] ?? '' });
      } else if (knows(situation.get().version, '6.9')) {
        show(context, { headerColor: data.color });
      }
    },
    web_app_set_background_color: ({ color }) => show(context, { backgroundColor: color }),
    web_app_set_bottom_bar_color: ({ color }) => show(context, { bottomBarColor: color }),
    web_app_request_fullscreen: () => {
      if (phone.get().fullscreen) send('fullscreen_failed', { error: 'ALREADY_FULLSCREEN' });
      else cover(true);
    },
    web_app_exit_fullscreen: () => {
      if (phone.get().fullscreen) cover(false);
    },
  };
}
