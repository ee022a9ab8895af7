import { useSnapshot } from 'valtio';
import { bookableBranches } from '../../domain/table/reservation';
import { loadBranches } from '../../flows/branches/loadBranches';
import { t } from '../../i18n/t';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import { ErrorState } from '../../ui/ErrorState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { NoBooking } from './NoBooking';
import { ReservationForm } from './ReservationForm';

/** Reserves a table: branch, guests and time (§3). */
export function ReservationScreen() {
  const { status, branches: all } = useSnapshot(branches.state);
  const { settings, hasSettings } = useSnapshot(merchant.state);
  const isOff = hasSettings && !settings.flags.bookingActive;
  const bookable = bookableBranches(all);
  if (!isOff && hasSettings && bookable.length > 0) return <ReservationForm branches={bookable} />;
  const isKnown = isOff || (hasSettings && status === 'ready');
  return (
    <SheetPage title={t('reservation.title')}>
      {isKnown && <NoBooking branches={all} />}
      {!isKnown && status === 'failed' && (
        <ErrorState
          title={t('branches.failed')}
          text={t('errors.general')}
          retryText={t('common.retry')}
          onRetry={() => void loadBranches()}
        />
      )}
      {!isKnown && status !== 'failed' && <SkeletonRows />}
    </SheetPage>
  );
}
