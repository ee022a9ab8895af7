import { useSnapshot } from 'valtio';
import type { Branch } from '../../domain/branches/branch';
import { bookableBranches } from '../../domain/table/reservation';
import { loadBranches } from '../../flows/branches/loadBranches';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets } from '../../navigation/navigate';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { LongList } from '../../ui/LongList';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { bookingPhone } from './bookingValues';
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

/** No branch takes reservations here; offers a phone number. */
function NoBooking({ branches }: { branches: readonly Branch[] }) {
  const reachable = branches.filter((each) => each.isActive && bookingPhone(each));
  return (
    <>
      <EmptyState
        icon="table"
        title={t('reservation.off')}
        text={t(reachable.length > 0 ? 'reservation.offText' : 'reservation.offSilent')}
        action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
      />
      {reachable.length > 0 && (
        <Section title={t('reservation.call')}>
          <LongList items={reachable}>
            {(branch) => (
              <Row
                key={branch.id}
                icon="phone"
                label={showText(branch.name)}
                lang={langOf(branch.name)}
                detail={bookingPhone(branch)?.text}
                href={bookingPhone(branch)?.href}
                tone="action"
              />
            )}
          </LongList>
        </Section>
      )}
    </>
  );
}
