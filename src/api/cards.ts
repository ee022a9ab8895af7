import * as v from 'valibot';
import { limits } from '../domain/limits';
import type { Card } from '../domain/payment';
import type { Http } from './http';
import { listOf } from './lists';
import type { Result } from './result';
import { flag, id, numberOrNull, text, textOrNull } from './wire';

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

/** Lists a person's saved cards (readings: assumed calls); numbers come masked. */
export const listCards = (http: Http): Promise<Result<Card[]>> =>
  http.get('/payments/v1/cards', { withToken: true, schema: verifiedCards });

/**
 * Sends a card, whose owner gets a code (readings: assumed call). `expire` is `MM/YY`; the card code
 * goes along where the card has one.
 */
export const addCard = (
  http: Http,
  sent: { name: string; number: string; expire: string; cvv?: string },
): Promise<Result<PendingCard>> =>
  http.post('/payments/v1/cards', { withToken: true, body: sent, schema: pendingCard });

/** Gives the code that the owner of a card got; the result is the card, which may be paid with. */
export const verifyCard = (http: Http, cardId: string, code: string): Promise<Result<Card>> =>
  http.post(`/payments/v1/cards/${encodeURIComponent(cardId)}/verify`, {
    withToken: true,
    body: { code },
    schema: verifiedCard,
  });

/** Removes a saved card; a 404 says that it is gone already. */
export const deleteCard = (http: Http, cardId: string): Promise<Result<null>> =>
  http.delete(`/payments/v1/cards/${encodeURIComponent(cardId)}`, { withToken: true });
