import { findClosestBranch } from '../../api/branches';
import { calculateTariff } from '../../api/deliveries';
import { failureKind } from '../../api/failureKind';
import type { ApiError } from '../../api/result';
import { addressLine } from '../../domain/addresses/address';
import type { Money } from '../../domain/basket/pricing';
import type { Branch } from '../../domain/branches/branch';
import { mayDeliver } from '../../domain/delivery/serviceType';
import { distanceMetres } from '../../domain/geo/geo';
import * as branches from '../../stores/branches/branches';
import * as catalog from '../../stores/catalog/catalog';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import { type QuoteRequest, readQuoteRequest } from '../../stores/delivery/quoteRequest';
import { readServiceType } from '../../stores/delivery/serviceType';
import { services } from '../services';
import { isOff, resolveBranch } from './resolveBranch';

type Asked = { fingerprint: string; answer: Promise<void> };

/** What is being asked at the moment; an answer to anything else is thrown away. */
let asked: Asked | null = null;

/**
 * Asks which branch is closest to the order's address, and what the delivery from there costs (§4,
 * delivery recalculation). Only the newest question counts, and its answer only while the order
 * still asks it: a slow answer never overwrites a newer place or basket.
 *
 * Failures are those of §8: without a closest branch the branch is cleared; a tariff that cannot be
 * had leaves the price as it was. Nothing is thrown; `stores/delivery/deliveryQuote` tells how it went.
 */
export function quoteDelivery(): Promise<void> {
  resolveBranch();
  const question = readQuoteRequest();
  if (question === null) {
    asked = null;
    deliveryQuote.clearTariff('idle');
    return Promise.resolve();
  }
  const { fingerprint } = question;
  if (asked?.fingerprint === fingerprint) return asked.answer;
  deliveryQuote.setAsking();
  const mine: Asked = { fingerprint, answer: Promise.resolve() };
  asked = mine;
  const isWanted = () => asked === mine && readQuoteRequest()?.fingerprint === fingerprint;
  mine.answer = answer(question, isWanted).finally(() => {
    if (asked === mine) asked = null;
  });
  return mine.answer;
}

/**
 * Sees to it that branch and tariff answer exactly the question of now, also when the basket changes
 * while it waits; `again` asks even when they do. An order that is not delivered is `ready` at once.
 * `noBranch`: nobody delivers there, or nobody has said where to.
 */
export async function ensureQuote({
  force = false,
} = {}): Promise<'ready' | 'failed' | 'noBranch'> {
  if (readServiceType() !== 'DELIVERY') return 'ready';
  let tries = force || !isQuoteCurrent() ? 3 : 0;
  while (tries > 0) {
    tries -= 1;
    const question = readQuoteRequest()?.fingerprint;
    await quoteDelivery();
    if (question === readQuoteRequest()?.fingerprint) break;
  }
  if (isQuoteCurrent()) return 'ready';
  const { status } = deliveryQuote.state;
  return status === 'noBranch' || status === 'idle' ? 'noBranch' : 'failed';
}

/** Whether the branch and the tariff that are known answer the question of now. */
export function isQuoteCurrent(): boolean {
  const { status, question } = deliveryQuote.state;
  return status === 'ready' && question === readQuoteRequest()?.fingerprint;
}

async function answer(question: QuoteRequest, isWanted: () => boolean): Promise<void> {
  const { merchantId, address, productPrice, isEmpty, hasToken, fingerprint } = question;
  const { http, build } = services();
  const deliveryOnly = build.asksForDeliveringBranch;
  const [lost, branch] = await findClosestBranch(http, merchantId, address, { deliveryOnly });
  if (!isWanted()) return;
  // A branch that is switched off makes nothing, and its links count for nothing.
  const isThere = branch?.isActive && !isOff(branch.id);
  const near = isThere && mayDeliver(branch) ? branch : null;
  branches.setClosest(address, near);
  resolveBranch();
  if (lost?.status === 404 || (branch && !near)) deliveryQuote.clearTariff('noBranch');
  else if (lost) deliveryQuote.setFailed(lost.description, hasAnswered(lost));
  else if (isEmpty) deliveryQuote.setTariff(null, 0, fingerprint);
  else if (!hasToken) deliveryQuote.clearTariff('withoutToken');
  else if (productPrice !== null) {
    const [error, tariff] = await calculateTariff(
      http,
      tariffQuestion(question, productPrice, branch),
    );
    if (!isWanted()) return;
    if (error) deliveryQuote.setFailed(error.description, hasAnswered(error));
    else deliveryQuote.setTariff(tariff.id, tariff.price, fingerprint);
  } else if (catalog.state.status === 'failed') deliveryQuote.setFailed(null);
  // Otherwise the catalogue is on its way, and with it another question.
}

/** A page or half an answer comes from something between, as off line: the server itself was not heard. */
const hasAnswered = (error: ApiError): boolean => failureKind(error) !== 'unknown';

/** §3, delivery tariff request; the distance is the server's own where it tells it. */
function tariffQuestion({ address }: QuoteRequest, productPrice: Money, branch: Branch) {
  const { latitude, longitude } = address;
  const measured = branch.place && Math.round(distanceMetres(address, branch.place));
  return {
    productPrice,
    distance: branch.distance ?? measured,
    branchId: branch.id,
    latitude,
    longitude,
    address: addressLine(address),
    cityId: address.cityId ?? branch.cityId,
  };
}
