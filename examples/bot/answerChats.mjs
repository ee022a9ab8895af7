import { setTimeout as pause } from 'node:timers/promises';
import { openingButton } from './orderMessage.mjs';
import { languageOf, texts } from './texts.mjs';

/** How long Telegram holds the answer back while nothing happens, seconds. */
const holdSeconds = 50;
const pauseMs = 3000;
/** Only the operator can end such a failure. */
const longPauseMs = 30_000;
/** Chats that are answered at once. */
const maxChats = 100;

/**
 * @typedef {object} Update
 * @property {number} update_id
 * @property {{ text?: string, chat: { id: number, type: string },
 *   from?: { language_code?: string } }} [message]
 */

/**
 * Answers what people write to the bot, by long polling, with a button that opens the shop. Chats
 * are answered side by side: a pause that Telegram asks for holds up only its own. Ends when `signal`
 * is aborted and what was begun is answered.
 *
 * @param {{ call: ReturnType<typeof import('./botApi.mjs').createBotApi>, link: string,
 *   signal: AbortSignal }} settings
 */
export async function answerChats({ call, link, signal }) {
  /** By chat: who writes several times meanwhile gets one answer. @type {Map<number, Promise<void>>} */
  const answering = new Map();

  /** @param {NonNullable<Update['message']>} message */
  async function answer({ chat, from }) {
    const language = languageOf(from?.language_code);
    await call('sendMessage', {
      chat_id: chat.id,
      text: texts.welcome[language],
      reply_markup: openingButton(texts.openShop[language], link),
    });
    answering.delete(chat.id);
  }

  let offset = 0;
  while (!signal.aborted) {
    const question = { offset, timeout: holdSeconds, allowed_updates: ['message'] };
    const { result, failure } = await call('getUpdates', question, signal);
    const waitMs = failure === 'misconfigured' ? longPauseMs : pauseMs;
    if (failure) await pause(waitMs, undefined, { signal }).catch(() => undefined);
    for (const update of /** @type {Update[]} */ (Array.isArray(result) ? result : [])) {
      offset = update.update_id + 1;
      const { message } = update;
      if (message?.chat?.type !== 'private' || answering.has(message.chat.id)) continue;
      if (answering.size >= maxChats) await Promise.race(answering.values());
      answering.set(message.chat.id, answer(message));
    }
  }
  await Promise.all(answering.values());
}
