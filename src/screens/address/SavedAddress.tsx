import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Address, addressLine } from '../../domain/addresses/address';
import { isPlaced } from '../../domain/geo/geo';
import { deleteAddress } from '../../flows/addresses/deleteAddress';
import { addressDetails } from '../../i18n/addressText';
import { t } from '../../i18n/t';
import { addressPaths } from '../../navigation/addressPaths';
import { openSheet } from '../../navigation/navigate';
import * as draft from '../../stores/order/draft';
import { Icon } from '../../ui/Icon';
import { IconButton } from '../../ui/IconButton';
import { Row } from '../../ui/Row';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './SavedAddress.module.css';

type Props = { address: Address; onChoose?: ((address: Address) => void) | undefined };

/** A saved address: its name, street, door and note. */
export function SavedAddress({ address, onChoose }: Props) {
  const isChosen = useSnapshot(draft.state).address?.id === address.id;
  const [isDeleting, setDeleting] = useState(false);
  const name = address.name || addressLine(address) || t('orders.address');
  const edit = () => openSheet(addressPaths.detailsOf(address.id));
  const remove = async () => {
    setDeleting(true);
    await deleteAddress(address);
    setDeleting(false);
  };
  return (
    <Row
      icon="pin"
      label={name}
      detail={detailOf(address, name)}
      value={
        isChosen ? (
          <span className={styles.chosen}>
            <Icon name="check" size={16} />
            <VisuallyHidden>{t('address.chosen')}</VisuallyHidden>
          </span>
        ) : undefined
      }
      onPress={onChoose ? () => onChoose(address) : edit}
      aside={
        <span className={styles.controls}>
          {onChoose && (
            <IconButton icon="edit" label={t('address.edit', { name })} onPress={edit} />
          )}
          <IconButton
            icon="trash"
            label={t('address.remove', { name })}
            isDisabled={isDeleting}
            onPress={() => void remove()}
          />
        </span>
      }
    />
  );
}

/**
 * Street, door and note on separate lines, and that it is not on the map; omits the street if it is
 * the name.
 */
function detailOf(address: Address, name: string): string {
  const line = addressLine(address);
  const lines = [line === name ? '' : line, addressDetails(address)];
  if (!isPlaced(address)) lines.push(t('address.noPlace'));
  return lines.filter(Boolean).join('\n');
}
