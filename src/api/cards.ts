import * as v from 'valibot';
import * as limits from '../domain/limits';
import type { Card } from '../domain/order/payment';
import type { Http } from './call';
import { listOf } from './readers/lists';
import { orNothing, theRecord } from './readers/records';
import { text, textOrNull } from './readers/texts';
import { flag, id, numberOrNull } from './readers/values';
import type { Result } from './result';

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

/** Cards that can be used: unverified ones are dropped. */
const verifiedCards = v.pipe(
  listOf(card),
  v.transform((cards) =>
    cards.flatMap(({ isVerified, ...own }): Card[] => (isVerified ? [own] : [])),
  ),
);

/**
 * A card awaiting its SMS code: `phone` is masked, `time` is seconds until the code can be resent.
 */
export type PendingCard = { id: string; phone: string | null; time: number };

const pendingCard = v.pipe(
  v.object({ id, phone: textOrNull, time: numberOrNull }),
  v.transform((wire): PendingCard => ({ ...wire, time: wire.time ?? limits.codeResendSeconds })),
);

const path = '/payments/v1/cards';

/** Lists saved cards (settled: assumed calls); numbers arrive masked. */
export const listCards = (http: Http): Promise<Result<Card[]>> =>
  http.get(path, { withToken: true, schema: verifiedCards });

/**
 * Adds a card and sends a code to its owner (settled: assumed calls). `expire` is `MM/YY`; `cvv`
 * only for cards that have one. Null if the server accepts it without a body.
 */
export const addCard = (
  http: Http,
  sent: { name: string; number: string; expire: string; cvv?: string },
): Promise<Result<PendingCard | null>> =>
  http.post(path, { withToken: true, body: sent, schema: orNothing(theRecord(pendingCard)) });

const lastFour = (number: string): string => number.replace(/\D/g, '').slice(-4);

/** Finds the last unverified card with this number; null if there is none. */
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
 * Verifies a card with its SMS code; returns the card, null if the server accepts the code without
 * returning it.
 */
export const verifyCard = (
  http: Http,
  cardId: string,
  code: string,
): Promise<Result<Card | null>> =>
  http.post(`${path}/${encodeURIComponent(cardId)}/verify`, {
    withToken: true,
    body: { code },
    schema: orNothing(theRecord(verifiedCard)),
  });

/** Deletes a saved card; a 404 means it is already gone. */
export const deleteCard = (http: Http, cardId: string): Promise<Result<null>> =>
  http.delete(`${path}/${encodeURIComponent(cardId)}`, { withToken: true });
