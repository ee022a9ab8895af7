import { addToHomeScreen, checkHomeScreenStatus, on, requestWriteAccess } from '@tma.js/sdk';
import type { ClientPrompts } from './handle';

/** The person may think for a while. */
const thinkingMs = 5 * 60_000;
const checkMs = 2000;

/**
 * What this client can be asked for after an order: to let the bot write (6.9), unless the signed
 * init data say that it may, and to put the app on the home screen (8.0), where it is not there yet.
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
    return (await requestWriteAccess({ timeout: thinkingMs })) === 'allowed';
  } catch {
    return false;
  }
}

/** `unknown`: the client can add the app, but not tell whether it is there. */
async function isMissingAtHome(): Promise<boolean> {
  if (!addToHomeScreen.isAvailable() || !checkHomeScreenStatus.isAvailable()) return false;
  try {
    const status = await checkHomeScreenStatus({ timeout: checkMs });
    return status === 'missed' || status === 'unknown';
  } catch {
    return false;
  }
}

/** The SDK sends the wish; what became of it comes as an event. */
function putOnHomeScreen(): Promise<boolean> {
  return new Promise((resolve) => {
    const stops = [
      on('home_screen_added', () => settle(true)),
      on('home_screen_failed', () => settle(false)),
    ];
    const patience = setTimeout(() => settle(false), thinkingMs);
    function settle(isDone: boolean) {
      clearTimeout(patience);
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
