import {
  addToHomeScreen,
  checkHomeScreenStatus,
  createPostEvent,
  type postEventFp,
  request2,
  requestWriteAccess,
  shareStory,
  supports,
  type Version,
} from '@tma.js/sdk';
import { attempt } from './attempt';
import type { ClientFeatures, Story } from './handle';
import { untilAnswered, waits } from './waits';

/**
 * What this client supports: letting the bot send messages (6.9), unless the init data says it
 * already may; adding the app to the home screen (8.0), unless it is there; a story (7.8).
 */
export function findFeatures(initData: string | null): ClientFeatures {
  const mayAsk = requestWriteAccess.isAvailable() && !isTrueOfUser(initData, 'allows_write_to_pm');
  return {
    askForNotices: mayAsk ? askForNotices : null,
    findHomeScreen: async () => ((await isMissingAtHome()) ? putOnHomeScreen : null),
    shareStory: shareStory.isAvailable()
      ? (story) => openStory(story, isTrueOfUser(initData, 'is_premium'))
      : null,
  };
}

function isTrueOfUser(initData: string | null, fact: string): boolean {
  try {
    const user: unknown = JSON.parse(new URLSearchParams(initData ?? '').get('user') ?? 'null');
    return typeof user === 'object' && user !== null && Reflect.get(user, fact) === true;
  } catch {
    return false;
  }
}

/** The text that Telegram allows under a story of a user without Premium. */
const maxStoryText = 200;

/** Only users of Telegram Premium may add a link to a story; for others it ends the text. */
function openStory({ image, text, url }: Story, isPremium: boolean) {
  const room = maxStoryText - url.length - 1;
  const name = [...text].slice(0, Math.max(room, 0)).join('');
  const options = isPremium
    ? { text, widgetLink: { url } }
    : { text: room < 0 ? text.slice(0, maxStoryText) : `${name}\n${url}` };
  attempt(() => shareStory(image, options));
}

function askForNotices(): Promise<boolean> {
  const answer = request2('web_app_request_write_access', 'write_access_requested', {
    timeout: waits.writeAccess.longestMs,
  });
  return untilAnswered(
    'writeAccess',
    answer.then(({ status }) => status === 'allowed'),
    false,
  );
}

/** `unknown`: the client can add the app but not check whether it is there. */
async function isMissingAtHome(): Promise<boolean> {
  if (!addToHomeScreen.isAvailable() || !checkHomeScreenStatus.isAvailable()) return false;
  try {
    const status = await checkHomeScreenStatus({ timeout: waits.homeScreenCheck.longestMs });
    return status === 'missed' || status === 'unknown';
  } catch {
    return false;
  }
}

function putOnHomeScreen(): Promise<boolean> {
  const answer = request2(
    'web_app_add_to_home_screen',
    ['home_screen_added', 'home_screen_failed'],
    { timeout: waits.homeScreen.longestMs },
  );
  return untilAnswered(
    'homeScreen',
    answer.then(({ event }) => event === 'home_screen_added'),
    false,
  );
}

type Post = typeof postEventFp;

/**
 * The SDK's way to the client, for `init`: sends only what a client of this version knows. The SDK
 * checks the version in the calls it offers, but not in those it makes by itself, such as the
 * colours after a change of the palette, and not every parameter of a button.
 */
export function knownCalls(version: Version): Post {
  const post = createPostEvent(version, () => undefined);
  // Telegram's documentation dates the closing confirmation to 6.2, the SDK to 6.0.
  const confirmsClosing = supports('web_app_open_popup', version);
  const later = [
    !supports('web_app_setup_main_button', 'icon_custom_emoji_id', version) &&
      'icon_custom_emoji_id',
    !supports('web_app_setup_main_button', 'has_shine_effect', version) && 'has_shine_effect',
  ];
  const send = (method: string, params?: object) => {
    if (method === 'web_app_setup_closing_behavior' && !confirmsClosing) return sent;
    const known = params && Object.entries(params).filter(([name]) => !later.includes(name));
    try {
      Reflect.apply(post, undefined, [method, known && Object.fromEntries(known)]);
      return sent;
    } catch (left) {
      return { _tag: 'Left' as const, left };
    }
  };
  return send as Post;
}

const sent = { _tag: 'Right' as const, right: undefined };
