import * as v from 'valibot';
import type { Http } from './http';
import type { Result } from './result';
import { textOrNull } from './wire';

/** A provider names the link as it likes (readings: checkout answer); the first that is there counts. */
const checkoutLink = v.pipe(
  v.object({ url: textOrNull, link: textOrNull, checkoutUrl: textOrNull }),
  v.transform(({ url, link, checkoutUrl }) => (url ?? link ?? checkoutUrl)?.trim()),
  v.pipe(v.string(), v.nonEmpty()),
);

/**
 * Fetches where an order is paid (§7). The link is the server's word and not yet safe to follow
 * (`domain/text/url`). Refused with 409 once the order is paid, with 422 where nothing is paid online.
 */
export const getCheckoutLink = (http: Http, orderId: string): Promise<Result<string>> =>
  http.get(`/payments/v2/checkout/${encodeURIComponent(orderId)}`, {
    withToken: true,
    schema: checkoutLink,
  });
