import { setTimeout as pause } from 'node:timers/promises';
import { openingButton } from './orderMessage.mjs';
import { languageOf, texts } from './texts.mjs';

/** How long Telegram holds the answer back while nothing happens, seconds. */
const holdSeconds = 50;
const pauseMs = 3000;

/**
 * @typedef {object} Update
 * @property {number} update_id
 * @property {{ text?: string, chat: { id: number, type: string },
 *   from?: { language_code?: string } }} [message]
 */

/**
 * Answers what people write to the bot, by long polling, with a button that opens the shop. Ends
 * when `signal` is aborted.
 *
 * @param {{ call: ReturnType<typeof import('./botApi.mjs').createBotApi>, link: string,
 *   signal: AbortSignal }} settings
 */
export async function answerChats({ call, link, signal }) {
  let offset = 0;
  while (!signal.aborted) {
    const question = { offset, timeout: holdSeconds, allowed_updates: ['message'] };
    const { result, failure } = await call('getUpdates', question, signal);
    if (failure) await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    for (const update of /** @type {Update[]} */ (result ?? [])) {
      offset = update.update_id + 1;
      const { message } = update;
      if (message?.chat.type !== 'private') continue;
      const language = languageOf(message.from?.language_code);
      await call('sendMessage', {
        chat_id: message.chat.id,
        text: texts.welcome[language],
        reply_markup: openingButton(texts.openShop[language], link),
      });
    }
  }
}
