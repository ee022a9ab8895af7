import type { Address } from '../../domain/addresses/address';
import type { Money } from '../../domain/basket/pricing';
import { readBasket } from '../basket/basket';
import * as cart from '../basket/cart';
import * as catalog from '../catalog/catalog';
import * as merchant from '../merchant';
import * as draft from '../order/draft';
import * as session from '../session/session';
import { readServiceType } from './serviceType';

/** The inputs of a delivery quote. */
export type QuoteRequest = {
  /** equal for equal requests */
  fingerprint: string;
  merchantId: string | null;
  address: Address;
  /** before discounts; 0 for an empty basket, null until the catalogue is loaded */
  productPrice: Money | null;
  isEmpty: boolean;
  /** the server quotes only signed-in customers (§7) */
  hasToken: boolean;
};

/** The current request; null when nothing is delivered or no address is set. */
export function readQuoteRequest(): QuoteRequest | null {
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
