import { cancelReservation as cancelOnServer, listReservations } from '../../api/reservations';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import * as session from '../../stores/session/session';
import * as reservations from '../../stores/table/reservations';
import * as toasts from '../../stores/toasts';
import { services } from '../services';

/** Fetches the user's reservations; the current list stays until they arrive. */
export async function loadReservations(): Promise<void> {
  if (!session.state.token || reservations.state.status === 'loading') return;
  reservations.setStatus('loading');
  const [error, list] = await listReservations(services().http);
  // Another person's list is not loading; a renewed token is the same person's.
  if (error?.kind === 'ended') return;
  if (list) reservations.setList(list);
  else reservations.setStatus('failed');
}

/**
 * Cancels a reservation after a confirmation; `what` is its name and time. Returns whether it was
 * canceled.
 */
export async function cancelReservation(id: string, what: string): Promise<boolean> {
  const { http, telegram } = services();
  if (reservations.state.leavingId !== null) return false;
  const isConfirmed = await telegram.confirm({
    title: t('reservation.cancelQuestion'),
    message: what,
    ok: t('reservation.cancel'),
    cancel: t('reservation.keep'),
    destructive: true,
  });
  if (!isConfirmed) return false;
  reservations.setLeaving(id);
  const [error] = await cancelOnServer(http, id);
  reservations.setLeaving(null);
  // A 404 counts as canceled if the refreshed list agrees.
  if (error?.status === 404) await loadReservations();
  if (error && !(error.status === 404 && reservations.isGivenBack(id))) {
    telegram.haptic('failure');
    toasts.show(errorText(error), { tone: 'bad' });
    return false;
  }
  reservations.setCanceled(id);
  telegram.haptic('success');
  toasts.show(t('reservation.canceledDone'));
  return true;
}
