import { prepareProductMessage } from '../../api/preparedMessages';
import { pageSetting } from '../../device/pageSetting';
import type { Product } from '../../domain/catalog/catalog';
import { currentLanguage } from '../../i18n/t';
import type { MessageAnswer } from '../../telegram/handle';
import { services } from '../services';

/** How long a person who shares waits for the message before the link goes instead, ms. */
const preparingMs = 4000;

let isPreparing = false;

/**
 * With `VITE_SHARE_MESSAGE=on` the server prepares messages. Not part of the build settings in the
 * first load, because most servers cannot.
 */
export const preparesMessages = (): boolean =>
  services().telegram.isInside &&
  (pageSetting(document, 'VITE_SHARE_MESSAGE') || import.meta.env.VITE_SHARE_MESSAGE) === 'on';

/**
 * Sends a product's card, prepared by the server, through Telegram. Resolves to whether that is
 * settled, sent or not; false: the client or the server cannot, and the link is to be shared.
 */
export async function sendProductMessage(product: Product): Promise<boolean> {
  if (isPreparing) return true;
  isPreparing = true;
  const send = await prepare(product).finally(() => {
    isPreparing = false;
  });
  if (send === null || send === 'ended') return send === 'ended';
  return (await send()) !== 'failed';
}

/** A function that shows the message; null if there is none, `ended` if it is the last session's. */
async function prepare({ id }: Product): Promise<(() => Promise<MessageAnswer>) | 'ended' | null> {
  const { telegram, http } = services();
  const { sendMessage } = await telegram.offers();
  if (!sendMessage) return null;
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), preparingMs);
  const sent = { productId: id, language: currentLanguage() ?? 'uz' };
  const [error, message] = await prepareProductMessage(http, sent, limit.signal);
  clearTimeout(timer);
  if (error) return error.kind === 'ended' ? 'ended' : null;
  return () => sendMessage(message.id);
}
