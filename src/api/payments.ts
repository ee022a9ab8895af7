import * as v from 'valibot';
import type { Http } from './http';
import type { Result } from './result';
import { textOrNull } from './wire';

/** Providers use different field names (settled: shapes on the wire); the first present is used. */
const checkoutLink = v.pipe(
  v.object({ url: textOrNull, link: textOrNull, checkoutUrl: textOrNull }),
  v.transform(({ url, link, checkoutUrl }) => (url ?? link ?? checkoutUrl)?.trim()),
  v.pipe(v.string(), v.nonEmpty()),
);

/**
 * Fetches an order's checkout link (§7). Not validated: check it with `domain/text/url` before
 * following. 409 if already paid, 422 if it is not paid online.
 */
export const getCheckoutLink = (http: Http, orderId: string): Promise<Result<string>> =>
  http.get(`/payments/v2/checkout/${encodeURIComponent(orderId)}`, {
    withToken: true,
    schema: checkoutLink,
  });
