import { placePath } from '../../flows/addresses/addressPaths';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { EmptyState } from '../../ui/EmptyState';

type Props = {
  hasBranch: boolean;
  /** when the branch opens next; '' if unknown */
  opens: string;
  isPickUp: boolean;
};

const openPlacePicker = () => openSheet(placePath());

/** No time is available: says why, and what to change. */
export function TimeMissing({ hasBranch, opens, isPickUp }: Props) {
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
