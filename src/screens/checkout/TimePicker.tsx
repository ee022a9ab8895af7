import { useState } from 'react';
import type { OrderDay } from '../../domain/time/slots';
import { haptic } from '../../flows/platform';
import { t } from '../../i18n/t';
import { closeSheet } from '../../navigation/navigate';
import * as draft from '../../stores/order/draft';
import { type Clock, usePlanned } from '../../stores/order/schedule';
import { Banner } from '../../ui/Banner';
import { SheetPage } from '../../ui/SheetPage';
import { TimeDays, TimeSlots } from '../catalog/TimeSlots';
import { whenText } from '../catalog/timeText';

type Picked = { day: string | null; time: string | null };

type Props = {
  /** at least one */
  days: readonly OrderDay[];
  clock: Clock;
};

/** Chooses among the available times, with the tap on one; a time that passes meanwhile is reported, not sent. */
export function TimePicker({ days, clock }: Props) {
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
