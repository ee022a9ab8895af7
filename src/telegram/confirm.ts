import { popup, request2 } from '@tma.js/sdk';
import { isRested } from '../domain/restedPress';
import type { Ask, Question } from './handle';
import { hasJustAsked, untilAnswered, waits } from './waits';

/**
 * Telegram's web clients close the fourth popup in a row automatically, faster than a user can, ms.
 */
const autoCloseMs = 80;

/**
 * Confirms in Telegram's popup; falls back to `ask` if it is missing, refused, or the text too
 * long. A yes that was pressed before the popup could be read does not count: it is shown again.
 */
export function createConfirm(ask: Ask): Ask {
  return async (question) => {
    if (!popup.show.isAvailable() || !fits(question)) return ask(question);
    if (hasJustAsked('popup')) return false;
    for (let shown = 0; shown < 2; shown += 1) {
      const shownAt = performance.now();
      const pressed = await show(question);
      const now = performance.now();
      if (pressed === 'ok') {
        if (isRested(shownAt, now, question.destructive ? 'costs' : 'usual')) return true;
      } else if (pressed || now - shownAt >= autoCloseMs) return false;
      else break;
    }
    return ask(question);
  };
}

/**
 * Resolves to the id of the pressed button; null or undefined if there is none, and `cancel` if there
 * is no answer. Not through the SDK's `popup`, which takes one without an answer for open for ever.
 */
function show({ title = '', message, ok, cancel, destructive }: Question) {
  const buttons = [
    { id: 'ok', type: destructive ? ('destructive' as const) : ('default' as const), text: ok },
    { id: 'cancel', type: 'default' as const, text: cancel },
  ];
  const answer = request2('web_app_open_popup', 'popup_closed', {
    params: { title, message, buttons },
    timeout: waits.popup.longestMs,
  });
  return untilAnswered(
    'popup',
    answer.then((closed) => closed?.button_id),
    'cancel',
  );
}

/** Whether the texts are within Telegram's limits. */
function fits({ title = '', message, ok, cancel }: Question): boolean {
  const isShort = (text: string, most: number) => text.trim() !== '' && text.trim().length <= most;
  return (
    title.trim().length <= 64 && isShort(message, 256) && isShort(ok, 64) && isShort(cancel, 64)
  );
}
