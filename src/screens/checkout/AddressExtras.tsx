import { useSnapshot } from 'valtio';
import { t } from '../../i18n/t';
import { useServiceType } from '../../stores/delivery/serviceType';
import * as draft from '../../stores/order/draft';
import { Field } from '../../ui/Field';
import { Section } from '../../ui/Section';
import styles from './AddressExtras.module.css';

const extras = ['entrance', 'floor', 'office', 'domophone'] as const;

/**
 * How to get to the door of a delivery's address (§3, extras). What is written here goes along with
 * this order; a saved address stays at the server as it is.
 */
export function AddressExtras() {
  const { address } = useSnapshot(draft.state, { sync: true });
  const isDelivery = useServiceType() === 'DELIVERY';
  if (!address || !isDelivery) return null;
  const { details } = address;
  return (
    <Section title={t('receiver.details')} note={t('receiver.detailsNote')} isPadded>
      <div className={styles.extras}>
        {extras.map((extra) => (
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
