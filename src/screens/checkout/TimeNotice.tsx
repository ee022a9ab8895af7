import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as draft from '../../stores/order/draft';
import { useSchedule } from '../../stores/order/schedule';
import { Banner } from '../../ui/Banner';
import { opensText } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';

/** What is wrong with the chosen time, e.g. that it has passed, and a way to change it. */
export function TimeNotice() {
  const clock = useClock();
  const { at, opening } = useSchedule(clock);
  const { later } = useSnapshot(draft.state);
  const isAtTable = useServiceType() === 'DINE_IN';
  const toTimes = { text: t('schedule.pick'), onPress: () => openSheet(paths.checkoutTime) };
  if (at !== 'past' && at !== 'closed') return null;
  if (isAtTable) {
    const opens = opensText(opening, clock);
    const text = opens ? t('schedule.opens', { when: opens }) : t('checkout.closedNow');
    return <Banner tone="warning">{text}</Banner>;
  }
  if (!later) {
    return (
      <Banner tone="warning" isLive action={toTimes}>
        {t('schedule.closedNow')}
      </Banner>
    );
  }
  return (
    <Banner tone="danger" isLive action={toTimes}>
      {t(at === 'past' ? 'schedule.past' : 'schedule.closedThen')}
    </Banner>
  );
}
