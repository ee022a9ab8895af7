import { t } from '../../i18n/t';
import { useServiceType } from '../../stores/delivery/serviceType';
import type { ScheduledAt } from '../../stores/order/schedule';
import { Banner } from '../../ui/Banner';

type Props = {
  at: ScheduledAt;
  isLater: boolean;
  /** when the branch opens next; '' if unknown */
  opens: string;
  onPick: () => void;
};

/** What is wrong with the chosen time, e.g. that it has passed, and a way to change it. */
export function TimeNotice({ at, isLater, opens, onPick }: Props) {
  const isAtTable = useServiceType() === 'DINE_IN';
  const toTimes = { text: t('schedule.pick'), onPress: onPick };
  if (at !== 'past' && at !== 'closed') return null;
  if (isAtTable) {
    const text = opens ? t('schedule.opens', { when: opens }) : t('checkout.closedNow');
    return <Banner tone="warning">{text}</Banner>;
  }
  if (!isLater) {
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
