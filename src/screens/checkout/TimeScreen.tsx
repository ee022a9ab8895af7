import { useSnapshot } from 'valtio';
import { placePath } from '../../flows/addresses/addressPaths';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import * as branches from '../../stores/branches/branches';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import { useServiceType } from '../../stores/delivery/serviceType';
import { useOrderBranch, useOrderDays, useSchedule } from '../../stores/order/schedule';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { opensText } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';
import { TimePicker } from './TimePicker';
import { useLeave } from './useLeave';

/** Chooses the day and time of an order, within its branch's hours. */
export function TimeScreen() {
  const clock = useClock();
  const days = useOrderDays(clock);
  const { opening } = useSchedule(clock);
  const branch = useOrderBranch();
  const { status } = useSnapshot(branches.state);
  const { status: quote } = useSnapshot(deliveryQuote.state);
  const service = useServiceType();
  const isAtTable = service === 'DINE_IN';
  useLeave(isAtTable);
  if (isAtTable) return null;
  if (days.length > 0) return <TimePicker days={days} clock={clock} />;
  if (!branch && (status === 'loading' || quote === 'asking')) {
    return (
      <SheetPage title={t('schedule.pick')}>
        <SkeletonRows />
      </SheetPage>
    );
  }
  return (
    <SheetPage title={t('schedule.pick')}>
      <TimeMissing
        hasBranch={branch !== null}
        opens={opensText(opening, clock)}
        isPickUp={service === 'PICK_UP'}
      />
    </SheetPage>
  );
}

type Props = {
  hasBranch: boolean;
  /** when the branch opens next; '' if unknown */
  opens: string;
  isPickUp: boolean;
};

const openPlacePicker = () => openSheet(placePath());

/** No time is available: says why, and what to change. */
function TimeMissing({ hasBranch, opens, isPickUp }: Props) {
  if (!hasBranch) {
    return (
      <EmptyState
        icon="pin"
        title={t('schedule.noPlace')}
        text={t('schedule.noPlaceText')}
        action={{
          text: t(isPickUp ? 'checkout.chooseBranch' : 'checkout.chooseAddress'),
          onPress: openPlacePicker,
          isPrimary: true,
        }}
      />
    );
  }
  return (
    <EmptyState
      icon="clock"
      title={t('schedule.none')}
      text={opens ? t('schedule.noneUntil', { when: opens }) : t('schedule.noneText')}
      action={{
        text: t(isPickUp ? 'home.otherBranch' : 'checkout.otherAddress'),
        onPress: openPlacePicker,
        isPrimary: true,
      }}
    />
  );
}
