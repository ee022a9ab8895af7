import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import * as branches from '../../stores/branches/branches';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import { useServiceType } from '../../stores/delivery/serviceType';
import { useOrderBranch, useOrderDays, useSchedule } from '../../stores/order/schedule';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { opensText } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';
import { TimeMissing } from './TimeMissing';
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
