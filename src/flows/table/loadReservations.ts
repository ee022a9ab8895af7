import { listReservations } from '../../api/reservations';
import * as session from '../../stores/session/session';
import * as reservations from '../../stores/table/reservations';
import { services } from '../services';

/** Fetches the user's reservations; the current list stays until they arrive. */
export async function loadReservations(): Promise<void> {
  const { token } = session.state;
  if (!token || reservations.state.status === 'loading') return;
  reservations.setStatus('loading');
  const [, list] = await listReservations(services().http);
  if (session.state.token !== token) return;
  if (list) reservations.setList(list);
  else reservations.setStatus('failed');
}
