import * as v from 'valibot';
import type { Language } from '../domain/text/language';
import type { Http } from './http';
import { id } from './readers/values';
import type { Result } from './result';

const prepared = v.object({ id });

/**
 * Has the bot prepare a product's card as a message that its Telegram user may send to a chat
 * (settled: assumed calls). The id is Telegram's; `signal` gives up waiting.
 */
export const prepareProductMessage = (
  http: Http,
  sent: { productId: string; language: Language },
  signal?: AbortSignal,
): Promise<Result<{ id: string }>> =>
  http.post('/webbot/v1/messages/product', {
    withToken: true,
    retry: false,
    body: sent,
    ...(signal && { signal }),
    schema: prepared,
  });
