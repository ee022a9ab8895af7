import * as archive from '../../stores/order/archive';
import { refreshArchive } from './loadArchive';

/**
 * Loads the newest past orders for home, once a visit; after a failure the list of orders tries
 * again. Guests have none.
 */
export function loadPastOrders(): void {
  if (archive.state.status === 'idle') void refreshArchive();
}
