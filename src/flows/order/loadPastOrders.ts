import * as archive from '../../stores/order/archive';
import { refreshArchive } from './loadArchive';

let inFlight: Promise<unknown> = Promise.resolve();

/**
 * Loads the newest past orders, once a visit; after a failure the list of orders tries again. Guests
 * have none.
 */
export async function loadPastOrders(): Promise<void> {
  if (archive.state.status === 'idle') inFlight = refreshArchive();
  await inFlight;
}
