import {
  addToHomeScreen,
  checkHomeScreenStatus,
  on,
  requestWriteAccess,
  shareMessage,
  shareStory,
} from '@tma.js/sdk';
import { attempt } from './attempt';
import type { ClientFeatures, MessageAnswer, Story } from './handle';

/** The user may take a while to decide. */
const consentTimeoutMs = 5 * 60_000;
const checkTimeoutMs = 2000;

/**
 * What this client supports: letting the bot send messages (6.9), unless the init data says it
 * already may; adding the app to the home screen (8.0), unless it is there; a story (7.8); a message
 * prepared by the server (8.0).
 */
export function findFeatures(initData: string | null): ClientFeatures {
  const mayAsk = requestWriteAccess.isAvailable() && !isTrueOfUser(initData, 'allows_write_to_pm');
  return {
    askForNotices: mayAsk ? askForNotices : null,
    findHomeScreen: async () => ((await isMissingAtHome()) ? putOnHomeScreen : null),
    shareStory: shareStory.isAvailable()
      ? (story) => openStory(story, isTrueOfUser(initData, 'is_premium'))
      : null,
    ...(shareMessage.isAvailable() && { sendMessage }),
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

async function sendMessage(id: string): Promise<MessageAnswer> {
  try {
    await shareMessage(id, { timeout: consentTimeoutMs });
    return 'sent';
  } catch (error) {
    // The SDK's error is no instance of its class. Without the client's answer the sheet may still be
    // open, and another one would cover it.
    const isAnswered = error instanceof Error && error.name === 'ShareMessageError';
    return isAnswered && error.message !== 'USER_DECLINED' ? 'failed' : 'cancelled';
  }
}

async function askForNotices(): Promise<boolean> {
  try {
    return (await requestWriteAccess({ timeout: consentTimeoutMs })) === 'allowed';
  } catch {
    return false;
  }
}

/** `unknown`: the client can add the app but not check whether it is there. */
async function isMissingAtHome(): Promise<boolean> {
  if (!addToHomeScreen.isAvailable() || !checkHomeScreenStatus.isAvailable()) return false;
  try {
    const status = await checkHomeScreenStatus({ timeout: checkTimeoutMs });
    return status === 'missed' || status === 'unknown';
  } catch {
    return false;
  }
}

/** The SDK only sends the request; the result arrives as an event. */
function putOnHomeScreen(): Promise<boolean> {
  return new Promise((resolve) => {
    const stops = [
      on('home_screen_added', () => settle(true)),
      on('home_screen_failed', () => settle(false)),
    ];
    const timer = setTimeout(() => settle(false), consentTimeoutMs);
    function settle(isDone: boolean) {
      clearTimeout(timer);
      for (const stop of stops) stop();
      resolve(isDone);
    }
    try {
      addToHomeScreen();
    } catch {
      settle(false);
    }
  });
}
