import type { Handlers } from '../protocol/methods';
import { type Context, quirksOf, show } from './context';
import { yesNo } from './prompts';

type Methods =
  | 'web_app_read_text_from_clipboard'
  | 'web_app_check_location'
  | 'web_app_request_location'
  | 'web_app_open_location_settings'
  | 'web_app_check_home_screen'
  | 'web_app_add_to_home_screen';

/** Features of the phone: clipboard, location and home screen. */
export function device(context: Context): Pick<Handlers, Methods> {
  const { ask, phone, send, situation } = context;
  let asked = false;
  let granted = false;

  const locate = async () => {
    const { location } = situation.get();
    if (!quirksOf(context).location) return send('location_requested', { available: false });
    if (location === 'never') return;
    if (location === 'ask' && !granted) {
      const texts = context.texts();
      const reply = await ask({
        title: texts.locationTitle,
        text: texts.locationText,
        actions: yesNo(texts, texts.allow),
      });
      granted = reply?.id === 'yes';
    }
    asked = true;
    if (location === 'refuse' || (location === 'ask' && !granted)) {
      return send('location_requested', { available: false });
    }
    const { latitude, longitude } = situation.get();
    send('location_requested', { available: true, latitude, longitude, horizontal_accuracy: 12 });
  };

  const addToHomeScreen = async () => {
    if (!quirksOf(context).homeScreen) {
      return send('home_screen_failed', { error: 'UNSUPPORTED' });
    }
    const texts = context.texts();
    const reply = await ask({
      title: texts.homeTitle,
      text: texts.homeText,
      actions: yesNo(texts, texts.add),
    });
    if (reply?.id !== 'yes') return send('home_screen_failed', { error: 'USER_DECLINED' });
    show(context, { homeScreen: true });
    send('home_screen_added');
  };

  return {
    web_app_read_text_from_clipboard: ({ req_id }) => {
      const data = quirksOf(context).clipboard ? situation.get().clipboard : null;
      send('clipboard_text_received', { req_id, data });
    },
    web_app_check_location: () => {
      if (!quirksOf(context).location) return send('location_checked', { available: false });
      const { location } = situation.get();
      send('location_checked', {
        available: true,
        access_requested: asked || location === 'grant' || location === 'refuse',
        access_granted: location === 'grant' || (location === 'ask' && granted),
      });
    },
    web_app_request_location: () => void locate(),
    web_app_open_location_settings: () => context.notify(context.texts().locationSettings),
    web_app_check_home_screen: () => {
      const { homeScreen } = phone.get();
      const status = homeScreen ? 'added' : 'missed';
      send('home_screen_checked', {
        status: quirksOf(context).homeScreen ? status : 'unsupported',
      });
    },
    web_app_add_to_home_screen: () => void addToHomeScreen(),
  };
}
