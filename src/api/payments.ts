import type { Http } from './call';
import { required } from './readers/field';
import { onlyLink } from './readers/links';
import type { Result } from './result';

/** The names of the link (settled: shapes on the wire). */
const linkNames = ['url', 'link', 'checkoutUrl'];

/** The link: a text, a field of one of these names, or the only http(s) value in the answer. */
const checkoutLink = required((value) => onlyLink(value, linkNames));

/**
 * Fetches an order's checkout link (§7). Not validated: check it with `domain/text/url` before
 * following. 409 if already paid, 422 if it is not paid online.
 */
export const getCheckoutLink = (http: Http, orderId: string): Promise<Result<string>> =>
  http.get(`/payments/v2/checkout/${encodeURIComponent(orderId)}`, {
    withToken: true,
    schema: checkoutLink,
  });
