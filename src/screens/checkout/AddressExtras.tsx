import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Address } from '../../domain/addresses/address';
import { detailNames } from '../../domain/addresses/detailNames';
import { doorText } from '../../i18n/addressText';
import { t } from '../../i18n/t';
import * as draft from '../../stores/order/draft';
import { Disclosure } from '../../ui/Disclosure';
import { Field } from '../../ui/Field';
import styles from './AddressExtras.module.css';

/**
 * How to reach the door of the delivery address (§3, extras). Changes apply to this order only, not
 * to the saved address.
 */
export function AddressExtras() {
  const { address } = useSnapshot(draft.state, { sync: true });
  const summary = address ? doorText(address) : '';
  const [isMissing] = useState(() => address !== null && !isDoorKnown(address));
  if (!address) return null;
  const { details } = address;
  return (
    <Disclosure
      icon="home"
      label={t('receiver.details')}
      detail={summary || t('receiver.detailsNote')}
      isNeeded={isMissing}
      isPadded
    >
      <p className={styles.note}>{t('receiver.detailsNote')}</p>
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
    </Disclosure>
  );
}

const isDoorKnown = ({ details, words }: Address): boolean =>
  Boolean(words) || detailNames.some((name) => details[name].trim() !== '');
