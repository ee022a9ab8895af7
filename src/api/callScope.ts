/**
 * What a call belongs to. When that ends the call is aborted, and an answer that comes all the same is
 * dropped.
 *
 * - `shop`: the merchant's shop, whoever is in it; calls without a token, unless they say otherwise
 * - `person`: the session of whoever is there, a guest or a customer; calls with the stored token
 * - `signIn`: that session, and that nobody signs in or out meanwhile
 */
export type CallScope = 'shop' | 'person' | 'signIn';
