import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { haptic } from '../../flows/platform';
import { capitalized } from '../../i18n/phrases';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useServiceType } from '../../stores/delivery/serviceType';
import { useWait } from '../../stores/order/arrival';
import * as draft from '../../stores/order/draft';
import { usePlanned, useSchedule } from '../../stores/order/schedule';
import { Choices, RadioRow } from '../../ui/ChoiceRow';
import { Disclosure } from '../../ui/Disclosure';
import { Row } from '../../ui/Row';
import { opensText, waitText, whenText } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';

const pick = () => openSheet(paths.checkoutTime);

const choose = (at: Parameters<typeof draft.setTime>[0]) => {
  draft.setTime(at);
  haptic('select');
};

/**
 * When the order is wanted (§9, timing choices): as soon as possible if the branch is open, or at a
 * set time. At a table there is no choice.
 */
export function TimeSummary() {
  const clock = useClock();
  const { at, isOpen, opening } = useSchedule(clock);
  const wait = useWait(clock);
  const { later, day, time } = useSnapshot(draft.state);
  // The time picked last stays on offer when "as soon as possible" is chosen instead.
  const [picked, setPicked] = useState({ day, time });
  if (later && (picked.day !== day || picked.time !== time)) setPicked({ day, time });
  const isOnOffer = typeof usePlanned(picked, clock) === 'number';
  const service = useServiceType();
  if (service === 'DINE_IN') return null;
  const opens = opensText(opening, clock);
  // An invalid time has its own button.
  const isWrong = typeof at === 'string';
  const offer = isOnOffer || later ? chosenOf(picked) : null;
  const offered = offer ? capitalized(whenText(offer, clock)) : undefined;
  const minutes = wait ? waitText(wait, service) : undefined;
  const soon = minutes ? t('arrival.soon', { range: minutes }) : t('schedule.soon');
  const closed = opens ? t('schedule.opens', { when: opens }) : t('checkout.closedNow');
  return (
    <Disclosure
      icon={later ? 'calendar' : 'clock'}
      label={t('schedule.title')}
      detail={isWrong ? undefined : (later && offered) || soon}
      isNeeded={isWrong}
    >
      <Choices label={t('schedule.title')}>
        <RadioRow
          name="time"
          icon="clock"
          label={t('schedule.soon')}
          detail={isOpen ? minutes : closed}
          isChosen={!later && isOpen}
          isDisabled={!isOpen}
          onChoose={() => choose(null)}
          isActing={!isOnOffer}
        />
        <RadioRow
          name="time"
          icon="calendar"
          label={t('schedule.later')}
          detail={offered}
          isChosen={later}
          onChoose={() => (isOnOffer ? choose(offer) : pick())}
          isActing={!isOnOffer}
        />
      </Choices>
      {isOnOffer && (
        <Row icon="edit" label={t('schedule.change')} tone="action" hasChevron onPress={pick} />
      )}
    </Disclosure>
  );
}

const chosenOf = ({ day, time }: { day: string | null; time: string | null }) =>
  day !== null && time !== null ? { day, time } : null;
