import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import type { CartLine } from '../domain/cart';
import type { Catalog } from '../domain/catalog';
import { defaultOrderSettings, type OrderSettings } from '../domain/merchant';
import type { ServiceType, Totals } from '../domain/order';
import { type ResolvedLine, resolveCart } from '../domain/resolveCart';
import { totals } from '../domain/totals';
import * as branches from './branches';
import * as cart from './cart';
import * as catalog from './catalog';
import * as draft from './draft';
import * as merchant from './merchant';

/** The basket met with the catalogue of now: derived, never stored. */
export type Basket = {
  lines: readonly ResolvedLine[];
  totals: Totals;
  /** some line cannot be ordered as it is */
  hasProblems: boolean;
};

type Parts = {
  lines: readonly CartLine[];
  catalog: Catalog;
  branchId: string | null;
  serviceType: ServiceType;
  settings: OrderSettings | null;
};

function derive(parts: Parts): Basket {
  const lines = resolveCart(parts.lines, parts.catalog, parts.branchId);
  return {
    lines,
    totals: totals({
      lines,
      promo: null,
      cashback: 0,
      cashbackBalance: 0,
      delivery: 0,
      serviceType: parts.serviceType,
      settings: parts.settings ?? defaultOrderSettings,
    }),
    hasProblems: lines.some((line) => line.problems.length > 0),
  };
}

/** The basket at this moment, for flows. */
export const readBasket = (): Basket =>
  derive({
    lines: cart.state.lines,
    catalog: catalog.state.catalog,
    branchId: branches.state.nearestId,
    serviceType: draft.state.serviceType,
    settings: merchant.state.orderSettings,
  });

/** The basket for a component, which renders again when anything it depends on has changed. */
export function useBasket(): Basket {
  const { lines } = useSnapshot(cart.state);
  const shop = useSnapshot(catalog.state);
  const { nearestId } = useSnapshot(branches.state);
  const { serviceType } = useSnapshot(draft.state);
  const { orderSettings } = useSnapshot(merchant.state);
  return useMemo(
    () =>
      derive({
        lines: lines as readonly CartLine[],
        catalog: shop.catalog as Catalog,
        branchId: nearestId,
        serviceType,
        settings: orderSettings,
      }),
    [lines, shop.catalog, nearestId, serviceType, orderSettings],
  );
}
