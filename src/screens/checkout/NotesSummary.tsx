import { useSnapshot } from 'valtio';
import { brief } from '../../domain/text/brief';
import { t } from '../../i18n/t';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as draft from '../../stores/order/draft';
import { Disclosure } from '../../ui/Disclosure';
import { Field } from '../../ui/Field';
import styles from './NotesSummary.module.css';

const maxLength = 300;

/** Notes for the shop and the courier; the latter is hidden at a table. */
export function NotesSummary() {
  const { note, courierComment } = useSnapshot(draft.state, { sync: true });
  const serviceType = useServiceType();
  const isDelivery = serviceType === 'DELIVERY';
  const isAtTable = serviceType === 'DINE_IN';
  const written = [note, isAtTable ? '' : courierComment].map(brief).filter(Boolean);
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
