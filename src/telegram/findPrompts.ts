import { addToHomeScreen, checkHomeScreenStatus, on, requestWriteAccess } from '@tma.js/sdk';
import type { ClientPrompts } from './handle';

/** The user may take a while to decide. */
const consentTimeoutMs = 5 * 60_000;
const checkTimeoutMs = 2000;

/**
 * The prompts this client supports after an order: letting the bot send messages (6.9), unless the
 * init data says it already may, and adding the app to the home screen (8.0), unless it is there.
 */
export async function findPrompts(initData: string | null): Promise<ClientPrompts> {
  const mayAsk = requestWriteAccess.isAvailable() && !isAllowed(initData);
  return {
    askForNotices: mayAsk ? askForNotices : null,
    addToHomeScreen: (await isMissingAtHome()) ? putOnHomeScreen : null,
  };
}

function isAllowed(initData: string | null): boolean {
  try {
    const user: unknown = JSON.parse(new URLSearchParams(initData ?? '').get('user') ?? 'null');
    return (
      typeof user === 'object' &&
      user !== null &&
      'allows_write_to_pm' in user &&
      user.allows_write_to_pm === true
    );
  } catch {
    return false;
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
