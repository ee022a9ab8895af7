import { useSignal } from '@telegram-apps/sdk-react';
import { miniApp } from '@tma.js/sdk';
import { useEffect } from 'react';
import { askForTheme } from './colors';

/**
 * Asks for Telegram's colours whenever the app is back on screen: they may have changed without an
 * event meanwhile. Renders nothing. Used only inside Telegram, and loaded lazily because it imports
 * the SDK.
 */
export function TelegramColors() {
  const isActive = useSignal(miniApp.isActive);

  useEffect(() => {
    if (isActive) askForTheme();
  }, [isActive]);

  return null;
}
