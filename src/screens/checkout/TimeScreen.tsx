import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { OrderDay } from '../../domain/time/slots';
import { openPlace } from '../../flows/addresses/addressPaths';
import { haptic } from '../../flows/platform';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import * as branches from '../../stores/branches/branches';
import * as deliveryQuote from '../../stores/delivery/deliveryQuote';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as draft from '../../stores/order/draft';
import {
  type Clock,
  useOrderBranch,
  useOrderDays,
  usePlanned,
  useSchedule,
} from '../../stores/order/schedule';
import { Banner } from '../../ui/Banner';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { TimeDays, TimeSlots } from '../catalog/TimeSlots';
import { opensText, whenText } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';
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
          onPress: openPlace,
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
        onPress: openPlace,
        isPrimary: true,
      }}
    />
  );
}

type Picked = { day: string | null; time: string | null };

type TimePickerProps = {
  /** at least one */
  days: readonly OrderDay[];
  clock: Clock;
};

/** Chooses among the available times, with the tap on one; a time that passes meanwhile is reported, not sent. */
function TimePicker({ days, clock }: TimePickerProps) {
  const [picked, setPicked] = useState<Picked>({ day: draft.state.day, time: draft.state.time });
  const at = usePlanned(picked, clock);
  const day = days.find((each) => each.day === picked.day) ?? days[0];
  const chosen = typeof at === 'number' ? chosenOf(picked) : null;
  const confirm = (time: { day: string; time: string }) => {
    draft.setTime(time);
    haptic('select');
    closeSheet();
  };
  return (
    <SheetPage
      title={t('schedule.pick')}
      surface="plain"
      action={{
        text: chosen ? t('schedule.choose', { when: whenText(chosen, clock) }) : t('schedule.pick'),
        isDisabled: chosen === null,
        onPress: () => chosen && confirm(chosen),
      }}
    >
      {typeof at === 'string' && (
        <Banner tone="warning" isLive>
          {t(at === 'past' ? 'schedule.past' : 'schedule.closedThen')}
        </Banner>
      )}
      <TimeDays
        days={days}
        chosen={day?.day ?? null}
        onChoose={(next) => setPicked({ day: next, time: null })}
      />
      {day && (
        <TimeSlots
          slots={day.slots}
          chosen={day.day === picked.day ? picked.time : null}
          onChoose={(time) => setPicked({ day: day.day, time })}
          onPick={(time) => confirm({ day: day.day, time })}
        />
      )}
    </SheetPage>
  );
}

const chosenOf = ({ day, time }: Picked) => (day !== null && time !== null ? { day, time } : null);
