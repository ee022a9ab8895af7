import { useSnapshot } from 'valtio';
import { doorWishes } from '../../domain/order/door';
import { haptic } from '../../flows/platform';
import { t } from '../../i18n/t';
import * as draft from '../../stores/order/draft';
import { toggleDoorWish, useHandOver } from '../../stores/order/handOver';
import { ToggleChips } from '../../ui/ToggleChips';

/**
 * What the courier should do at the door of the chosen address, which remembers it. What is paid on
 * hand-over is not left at the door: the wish is kept, and holds again with an online payment.
 */
export function DoorChips() {
  const { address } = useSnapshot(draft.state);
  const { door, isPaidAhead } = useHandOver();
  if (!address) return null;
  return (
    <ToggleChips
      label={t('door.title')}
      isWrapped
      items={doorWishes.map((wish) => ({
        id: wish,
        label: t(`door.${wish}`),
        isOn: door.includes(wish),
        isDisabled: wish === 'leaveAtDoor' && !isPaidAhead,
      }))}
      hint={isPaidAhead ? undefined : t('door.paidAhead')}
      onToggle={(id) => {
        const wish = doorWishes.find((one) => one === id);
        if (wish) toggleDoorWish(wish);
        haptic('select');
      }}
    />
  );
}
