const remembered = 10_000;

/**
 * Keeps one message about each order in a customer's chat: the next news is written into it. Where the
 * customer has something to do it is sent again, because nobody is told of an edit, and the old one goes.
 *
 * `standing` is the message in each chat by chat and order, for a caller that keeps it over a restart.
 *
 * @param {{ call: (method: string, params: object) => Promise<import('./botApi.mjs').Answer>,
 *   standing?: Map<string, number> }} settings
 */
export function keepMessage({ call, standing = new Map() }) {
  /** By chat and order: what is on its way, one after the other. @type {Map<string, Promise<unknown>>} */
  const turns = new Map();
  /** Forms that this server of the Bot API does not know. @type {Set<string>} */
  const unknown = new Set();

  /**
   * Shows a message; resolves to why it could not, null if it could.
   *
   * @param {import('./orderMessage.mjs').OrderMessage} message
   */
  return function show(message) {
    const key = JSON.stringify([message.chatId, message.orderId]);
    const before = turns.get(key) ?? Promise.resolve();
    const turn = before.catch(() => undefined).then(() => showNow(key, message));
    turns.set(key, turn);
    return turn.finally(() => turns.get(key) === turn && turns.delete(key));
  };

  /**
   * @param {string} key
   * @param {import('./orderMessage.mjs').OrderMessage} message
   */
  async function showNow(key, message) {
    const old = standing.get(key);
    if (old !== undefined && !message.rings) {
      const failure = await inAnyForm(message, { message_id: old }, true);
      // anyone who has deleted the message gets another
      if (failure?.why !== 'refused') return failure?.why ?? null;
    }
    const failure = await inAnyForm(message, {}, false);
    if (failure) return failure.why;
    if (old !== undefined && message.rings)
      await call('deleteMessage', { chat_id: message.chatId, message_id: old });
    return null;
  }

  /**
   * The richest form that Telegram takes; null if it took one.
   *
   * @param {import('./orderMessage.mjs').OrderMessage} message
   * @param {object} where
   * @param {boolean} isEdit
   */
  async function inAnyForm({ chatId, orderId, markup, forms }, where, isEdit) {
    const known = forms.filter(({ parse }) => !unknown.has(parse));
    for (const [index, { parse, params }] of known.entries()) {
      const sending = parse === 'rich' ? 'sendRichMessage' : 'sendMessage';
      const whole = { chat_id: chatId, ...where, ...params, reply_markup: markup };
      const { result, failure } = await call(isEdit ? 'editMessageText' : sending, whole);
      if (failure === null) {
        remember(JSON.stringify([chatId, orderId]), result);
        return null;
      }
      if (failure === 'unsupported') unknown.add(parse);
      const isLast = index === known.length - 1;
      if (isLast || (failure !== 'unsupported' && failure !== 'refused')) return { why: failure };
    }
    return { why: /** @type {const} */ ('refused') };
  }

  /**
   * @param {string} key
   * @param {unknown} result
   */
  function remember(key, result) {
    const id = /** @type {{ message_id?: unknown } | null} */ (Object(result))?.message_id;
    if (typeof id !== 'number') return;
    standing.delete(key);
    standing.set(key, id);
    const [oldest] = standing.keys();
    if (standing.size > remembered && oldest) standing.delete(oldest);
  }
}
