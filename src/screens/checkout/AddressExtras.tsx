import { useSnapshot } from 'valtio';
import { detailNames } from '../../domain/addresses/detailNames';
import { t } from '../../i18n/t';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as draft from '../../stores/order/draft';
import { Field } from '../../ui/Field';
import { Section } from '../../ui/Section';
import styles from './AddressExtras.module.css';

/**
 * How to reach the door of the delivery address (§3, extras). Changes apply to this order only, not
 * to the saved address.
 */
export function AddressExtras() {
  const { address } = useSnapshot(draft.state, { sync: true });
  const isDelivery = useServiceType() === 'DELIVERY';
  if (!address || !isDelivery) return null;
  const { details } = address;
  return (
    <Section title={t('receiver.details')} note={t('receiver.detailsNote')} isPadded>
      <div className={styles.extras}>
        {detailNames.map((extra) => (
          <Field
            key={extra}
            label={t(`address.${extra}`)}
            value={details[extra]}
            enterKeyHint="next"
            maxLength={20}
            onChange={(text) =>
              draft.setAddress({ ...address, details: { ...details, [extra]: text } })
            }
          />
        ))}
      </div>
    </Section>
  );
}
