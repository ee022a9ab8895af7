import { vi } from 'vitest';
import { signed } from '../../mocks/backend/visitor';

/** The person whose phone the bot has (`createVisitor.signIn`). */
const user = { id: 42, first_name: 'Aziza', language_code: 'uz' };

/**
 * Opens the next life in the oldest Telegram client, behind a native bridge: dialogs and buttons
 * are the page's own.
 */
export function enterTelegram(): void {
  const launch = new URLSearchParams({
    tgWebAppData: signed({ user, query_id: 'opening' }, new Date()),
    tgWebAppVersion: '6.0',
    tgWebAppPlatform: 'android',
    tgWebAppThemeParams: '{}',
  });
  window.location.hash = launch.toString();
  vi.stubGlobal('TelegramWebviewProxy', { postEvent: () => undefined });
}
