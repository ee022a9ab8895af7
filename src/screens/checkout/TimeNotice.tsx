import { t } from '../../i18n/t';
import { useServiceType } from '../../stores/delivery/serviceType';
import type { ScheduledAt } from '../../stores/order/schedule';
import { Banner } from '../../ui/Banner';

type Props = {
  at: ScheduledAt;
  isLater: boolean;
  /** when the branch opens next, in words; '' when nobody knows */
  opens: string;
  onPick: () => void;
};

/** What speaks against the time as it is chosen, also when it has passed meanwhile, and the way on. */
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
