import { cancelReservation as tellServer } from '../../api/reservations';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import * as reservations from '../../stores/table/reservations';
import * as toasts from '../../stores/toasts';
import { services } from '../services';
import { loadReservations } from './loadReservations';

/** Gives a table back after asking; `what` names it, with its time. Returns whether it is given back. */
export async function cancelReservation(id: string, what: string): Promise<boolean> {
  const { http, telegram } = services();
  if (reservations.state.leavingId !== null) return false;
  const sure = await telegram.confirm({
    title: t('reservation.cancelQuestion'),
    message: what,
    ok: t('reservation.cancel'),
    cancel: t('reservation.keep'),
    destructive: true,
  });
  if (!sure) return false;
  reservations.setLeaving(id);
  const [error] = await tellServer(http, id);
  reservations.setLeaving(null);
  // One that the server no longer knows is given back too; the list says what there is.
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
