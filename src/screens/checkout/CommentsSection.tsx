import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as draft from '../../stores/order/draft';
import { Field } from '../../ui/Field';
import { Section } from '../../ui/Section';
import styles from './CommentsSection.module.css';

const maxLength = 300;

/** Notes for the shop and the courier; the latter is hidden at a table. */
export function CommentsSection() {
  const { note, courierComment } = useSnapshot(draft.state, { sync: true });
  const serviceType = useServiceType();
  const isDelivery = serviceType === 'DELIVERY';
  return (
    <Section title={t('receiver.notes')} isPadded>
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
        {serviceType !== 'DINE_IN' && (
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
    </Section>
  );
}
