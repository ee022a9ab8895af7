import * as v from 'valibot';
import { limits } from '../domain/limits';
import type { Card } from '../domain/order/payment';
import type { Http } from './http';
import { listOf } from './lists';
import type { Result } from './result';
import { flag, id, numberOrNull, orNothing, text, textOrNull } from './wire';

const card = v.object({
  id,
  name: text,
  number: text,
  expire: text,
  type: text,
  isVerified: flag(true),
});

const verifiedCard = v.pipe(
  card,
  v.transform(({ isVerified: _, ...own }): Card => own),
);

/** The cards that may be paid with: one whose code was never given is left out. */
const verifiedCards = v.pipe(
  listOf(card),
  v.transform((cards) =>
    cards.flatMap(({ isVerified, ...own }): Card[] => (isVerified ? [own] : [])),
  ),
);

/** What is known of a card whose code is on its way: `phone` masked, `time` seconds until another code. */
export type PendingCard = { id: string; phone: string | null; time: number };

const pendingCard = v.pipe(
  v.object({ id, phone: textOrNull, time: numberOrNull }),
  v.transform((wire): PendingCard => ({ ...wire, time: wire.time ?? limits.codeResendSeconds })),
);

const path = '/payments/v1/cards';

/** Lists a person's saved cards (readings: assumed calls); numbers come masked. */
export const listCards = (http: Http): Promise<Result<Card[]>> =>
  http.get(path, { withToken: true, schema: verifiedCards });

/**
 * Sends a card, whose owner gets a code (readings: assumed call). `expire` is `MM/YY`; the card code
 * goes along where the card has one. null when the server has taken the card without a word.
 */
export const addCard = (
  http: Http,
  sent: { name: string; number: string; expire: string; cvv?: string },
): Promise<Result<PendingCard | null>> =>
  http.post(path, { withToken: true, body: sent, schema: orNothing(pendingCard) });

const lastFour = (number: string): string => number.replace(/\D/g, '').slice(-4);

/** Finds the card with this number that waits for its code, the last one of the list; null for none. */
export async function findPendingCard(
  http: Http,
  number: string,
): Promise<Result<PendingCard | null>> {
  const [error, list] = await http.get(path, { withToken: true, schema: listOf(card) });
  if (error) return [error, null];
  const found = list.findLast(
    (one) => !one.isVerified && lastFour(one.number) === lastFour(number),
  );
  return [null, found ? { id: found.id, phone: null, time: limits.codeResendSeconds } : null];
}

/**
 * Gives the code that the owner of a card got; the result is the card, which may be paid with, null where
 * the server has taken the code and does not tell the card.
 */
export const verifyCard = (
  http: Http,
  cardId: string,
  code: string,
): Promise<Result<Card | null>> =>
  http.post(`${path}/${encodeURIComponent(cardId)}/verify`, {
    withToken: true,
    body: { code },
    schema: orNothing(verifiedCard),
  });

/** Removes a saved card; a 404 says that it is gone already. */
export const deleteCard = (http: Http, cardId: string): Promise<Result<null>> =>
  http.delete(`${path}/${encodeURIComponent(cardId)}`, { withToken: true });
