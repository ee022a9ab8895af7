import { useSnapshot } from 'valtio';
import { truncate } from '../../domain/text/truncate';
import { t } from '../../i18n/t';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as draft from '../../stores/order/draft';
import { useHandOver } from '../../stores/order/handOver';
import { Disclosure } from '../../ui/Disclosure';
import { Field } from '../../ui/Field';
import { DoorChips } from './DoorChips';
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
  const words = [note, isAtTable ? '' : courierComment].map(truncate);
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
