import { useSnapshot } from 'valtio';
import { doorWishes } from '../../domain/order/door';
import { truncate } from '../../domain/text/truncate';
import { haptic } from '../../flows/platform';
import { t } from '../../i18n/t';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as draft from '../../stores/order/draft';
import { toggleDoorWish, useHandOver } from '../../stores/order/handOver';
import { Disclosure } from '../../ui/Disclosure';
import { Field } from '../../ui/Field';
import { ToggleChips } from '../../ui/ToggleChips';
import styles from './NotesSummary.module.css';

const maxLength = 300;

/** Notes for the shop and the courier, with wishes for the door; the latter are hidden at a table. */
export function NotesSummary() {
  const { note, courierComment } = useSnapshot(draft.state, { sync: true });
  const serviceType = useServiceType();
  const isDelivery = serviceType === 'DELIVERY';
  const isAtTable = serviceType === 'DINE_IN';
  const { door } = useHandOver();
  const wishes = door.map((wish) => t(`door.${wish}`));
  const words = [note, isAtTable ? '' : courierComment].map((text) => truncate(text));
  const written = [...words, ...wishes].filter(Boolean);
  return (
    <Disclosure
      icon="note"
      label={t('receiver.notes')}
      detail={written.join('\n') || undefined}
      isPadded
    >
      <div className={styles.notes}>
        <Field
          label={t('basket.note')}
          placeholder={t('basket.notePlaceholder')}
          value={note}
          onChange={draft.setNote}
          isMultiline
          autoCapitalize="sentences"
          maxLength={maxLength}
        />
        {isDelivery && <DoorChips />}
        {!isAtTable && (
          <Field
            label={t(isDelivery ? 'receiver.courier' : 'checkout.courierComment')}
            placeholder={t(
              isDelivery ? 'receiver.courierPlaceholder' : 'checkout.courierCommentPlaceholder',
            )}
            value={courierComment}
            onChange={draft.setCourierComment}
            isMultiline
            autoCapitalize="sentences"
            maxLength={maxLength}
          />
        )}
      </div>
    </Disclosure>
  );
}

/**
 * What the courier should do at the door of the chosen address, which remembers it. What is paid on
 * hand-over is not left at the door: the wish is kept, and holds again with an online payment.
 */
function DoorChips() {
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
