import type { Handlers } from '../protocol/methods';
import { knows } from '../protocol/version';
import { themeOf } from '../situation/themes';
import { type Context, quirksOf, show } from './context';
import { insetsOf } from './insets';

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
  const insets = () => insetsOf(situation.get(), phone.get().fullscreen);

  const cover = (fullscreen: boolean) => {
    show(context, { fullscreen });
    send('fullscreen_changed', { is_fullscreen: fullscreen });
    context.sendSafeAreas();
  };

  return {
    web_app_request_theme: () => context.sendTheme(),
    web_app_request_viewport: () => context.sendViewport(),
    web_app_request_safe_area: () => {
      if (answersGeometry()) send('safe_area_changed', insets().safe);
    },
    web_app_request_content_safe_area: () => {
      if (answersGeometry()) send('content_safe_area_changed', insets().content);
    },
    web_app_set_header_color: ({ color_key: headerKey, color = '' }) => {
      if (headerKey) {
        show(context, { headerKey, headerColor: themeOf(situation.get())[headerKey] ?? '' });
      } else if (knows(situation.get().version, '6.9')) {
        show(context, { headerKey: '', headerColor: color });
      }
    },
    web_app_set_background_color: ({ color }) => show(context, { backgroundColor: color }),
    web_app_set_bottom_bar_color: ({ color }) => show(context, { bottomBarColor: color }),
    web_app_request_fullscreen: () => {
      if (phone.get().fullscreen) send('fullscreen_failed', { error: 'ALREADY_FULLSCREEN' });
      else cover(true);
    },
    web_app_exit_fullscreen: () => {
      // Android confirms what is so already, the others keep silent
      if (phone.get().fullscreen) cover(false);
      else if (quirksOf(context).confirmsExit) send('fullscreen_changed', { is_fullscreen: false });
    },
  };
}
