import type { Order } from '../../domain/order';
import { t } from '../../i18n/t';

/** The state of an order in the customer's words (§4). */
export const statusText = ({ status }: Pick<Order, 'status'>): string =>
  t(`orders.statuses.${status ?? 'unknown'}`);
