import { popup } from '@tma.js/sdk';
import type { Ask, Question } from './handle';

const timeout = 5 * 60_000;
/**
 * Telegram's web clients close the fourth popup in a row automatically, faster than a user can, ms.
 */
const autoCloseMs = 80;

/**
 * Confirms in Telegram's popup; falls back to `ask` if it is missing, refused, or the text too
 * long.
 */
export function createConfirm(ask: Ask): Ask {
  return async (question) => {
    if (!popup.show.isAvailable() || !fits(question)) return ask(question);
    if (popup.isOpened()) return false;
    const { title = '', message, ok, cancel, destructive } = question;
    const shownAt = performance.now();
    try {
      const pressed = await popup.show({
        title,
        message,
        buttons: [
          { id: 'ok', type: destructive ? 'destructive' : 'default', text: ok },
          { id: 'cancel', type: 'default', text: cancel },
        ],
        timeout,
      });
      if (pressed === 'ok') return true;
      const isRefused = !pressed && performance.now() - shownAt < autoCloseMs;
      return isRefused ? ask(question) : false;
    } catch {
      return false;
    }
  };
}

/** Whether the texts are within Telegram's limits. */
function fits({ title = '', message, ok, cancel }: Question): boolean {
  const isShort = (text: string, most: number) => text.trim() !== '' && text.trim().length <= most;
  return (
    title.trim().length <= 64 && isShort(message, 256) && isShort(ok, 64) && isShort(cancel, 64)
  );
}
