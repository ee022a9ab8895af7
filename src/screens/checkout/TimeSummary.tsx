import { useSnapshot } from 'valtio';
import { haptic } from '../../flows/platform';
import { capitalized } from '../../i18n/capitalized';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as draft from '../../stores/order/draft';
import { useSchedule } from '../../stores/order/schedule';
import { Disclosure } from '../../ui/Disclosure';
import { RadioRow } from '../../ui/RadioRow';
import { Row } from '../../ui/Row';
import { useClock } from '../catalog/useClock';
import { opensText, whenText } from './timeText';

const pick = () => openSheet(paths.checkoutTime);

const asSoonAsPossible = () => {
  draft.setTime(null);
  haptic('select');
};

/**
 * When the order is wanted (§9, timing choices): as soon as possible if the branch is open, or at a
 * set time. At a table there is no choice.
 */
export function TimeSummary() {
  const clock = useClock();
  const { at, isOpen, opening } = useSchedule(clock);
  const { later, day, time } = useSnapshot(draft.state);
  if (useServiceType() === 'DINE_IN') return null;
  const opens = opensText(opening, clock);
  const chosen = later && day && time ? capitalized(whenText({ day, time }, clock)) : undefined;
  // An invalid time has its own button.
  const isWrong = typeof at === 'string';
  const closed = opens ? t('schedule.opens', { when: opens }) : t('checkout.closedNow');
  return (
    <Disclosure
      icon={later ? 'calendar' : 'clock'}
      label={t('schedule.title')}
      detail={isWrong ? undefined : (chosen ?? t('schedule.soon'))}
      isNeeded={isWrong}
    >
      <RadioRow
        name="time"
        icon="clock"
        label={t('schedule.soon')}
        detail={isOpen ? undefined : closed}
        isChosen={!later && isOpen}
        isDisabled={!isOpen}
        onChoose={asSoonAsPossible}
      />
      <RadioRow
        name="time"
        icon="calendar"
        label={t('schedule.later')}
        detail={chosen}
        isChosen={later}
        onChoose={pick}
      />
      {later && !isWrong && (
        <Row icon="edit" label={t('schedule.change')} tone="action" leadsOn onPress={pick} />
      )}
    </Disclosure>
  );
}
