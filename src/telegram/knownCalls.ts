import { createPostEvent, type postEventFp, supports, type Version } from '@tma.js/sdk';

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
