import type { Address } from '../domain/address';
import type { Money } from '../domain/pricing';
import { readBasket } from './basket';
import * as cart from './cart';
import * as catalog from './catalog';
import * as draft from './draft';
import * as merchant from './merchant';
import { readServiceType } from './service';
import * as session from './session';

/** What a delivery and its price depend on. */
export type DeliveryQuestion = {
  /** tells one question from another */
  fingerprint: string;
  merchantId: string | null;
  address: Address;
  /** before discounts; 0 for an empty basket, null while the catalogue with its prices is not there */
  productPrice: Money | null;
  isEmpty: boolean;
  /** the server tells its tariff to a customer who is logged in only (§7) */
  hasToken: boolean;
};

/** The question of this moment; null when nothing is delivered, or nobody has said where to. */
export function readDeliveryQuestion(): DeliveryQuestion | null {
  const { address } = draft.state;
  if (readServiceType() !== 'DELIVERY' || address === null) return null;
  const merchantId = merchant.state.merchant?.id ?? null;
  const { token, user } = session.state;
  const hasToken = token !== null;
  const isEmpty = cart.state.lines.length === 0;
  const productPrice = isEmpty ? 0 : readProductPrice();
  const { latitude, longitude, streetName, houseNumber, description, cityId } = address;
  const fingerprint = JSON.stringify([
    merchantId,
    [latitude, longitude, streetName, houseNumber, description, cityId],
    [isEmpty, productPrice, catalog.state.status],
    [hasToken, user?.id],
  ]);
  return { fingerprint, merchantId, address, productPrice, isEmpty, hasToken };
}

const readProductPrice = (): Money | null =>
  catalog.state.status === 'ready' ? readBasket().totals.productPrice : null;
