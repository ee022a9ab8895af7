import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { completeOrder } from '../../domain/order/completeOrder';
import type { Order } from '../../domain/order/order';
import { currentLanguage, t } from '../../i18n/t';
import * as catalog from '../../stores/catalog/catalog';

/** An order with the names, pictures and sums that the server leaves out, from the menu and its lines. */
export function useCompleteOrder<Found extends Order | undefined>(order: Found) {
  const { status, products } = useSnapshot(catalog.state);
  const language = currentLanguage() ?? 'uz';
  return useMemo(() => {
    if (!order) return order;
    // Until the menu is there, nothing is said to be gone from it.
    return completeOrder(
      order,
      products,
      status === 'ready' ? { [language]: t('basket.goneName') } : {},
    );
  }, [order, status, products, language]);
}
