import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Address, addressLine } from '../../domain/addresses/address';
import { findSavedAddress, searchAddresses } from '../../domain/addresses/addressMatch';
import { isPlaced } from '../../domain/geo/geo';
import { lastAddress } from '../../domain/order/pastOrders';
import { searchableFrom } from '../../domain/text/nameSearch';
import { deleteAddress } from '../../flows/addresses/deleteAddress';
import { loadAddresses } from '../../flows/addresses/loadAddresses';
import { addressDetails } from '../../i18n/placeText';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { addressPaths } from '../../navigation/sheetPaths';
import * as draft from '../../stores/order/draft';
import * as orders from '../../stores/order/orders';
import { IconButton } from '../../ui/Button';
import { EmptyState, ErrorState } from '../../ui/EmptyState';
import { SearchLine } from '../../ui/Field';
import { Icon } from '../../ui/Icon';
import { LongList } from '../../ui/LongList';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/Skeleton';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import styles from './AddressesScreen.module.css';
import { useAddresses } from './useAddresses';

/** The user's saved addresses, to edit. */
export function AddressesScreen() {
  return (
    <SheetPage
      title={t('address.savedTitle')}
      action={{ text: t('address.add'), onPress: () => openSheet(paths.addressCreate) }}
    >
      <SavedAddresses />
    </SheetPage>
  );
}

type Props = {
  /** called on tap; without it a tap opens the address for editing */
  onChoose?: Parameters<typeof SavedAddress>[0]['onChoose'];
  /** an empty list may be out of date */
  isLooking?: boolean;
};

/** The user's addresses, or why there are none. */
export function SavedAddresses({ onChoose, isLooking = false }: Props) {
  const { list: saved, status, isGuest } = useAddresses();
  const list = useLastFirst(saved);
  const [text, setText] = useState('');
  const isSearchable = list.length >= searchableFrom;
  const query = isSearchable ? text.trim() : '';
  const found = searchAddresses(list, query);
  if (list.length > 0) {
    return (
      <>
        {isSearchable && (
          <SearchLine
            label={t('search.title')}
            placeholder={t('address.searchPlaceholder')}
            value={text}
            onChange={setText}
          />
        )}
        {found.length > 0 ? (
          <Section note={isGuest ? t('address.guestNote') : undefined}>
            <LongList items={found}>
              {(address) => <SavedAddress key={address.id} address={address} onChoose={onChoose} />}
            </LongList>
          </Section>
        ) : (
          <EmptyState
            icon="search"
            title={t('search.nothing', { query })}
            action={{ text: t('search.clear'), onPress: () => setText('') }}
          />
        )}
      </>
    );
  }
  if (status === 'loading' || isLooking) return <SkeletonRows count={3} />;
  if (status === 'failed') return <AddressesFailed />;
  return <EmptyState icon="pin" title={t('address.empty')} text={t('address.emptyText')} />;
}

/** In place of addresses that could not be loaded. */
export function AddressesFailed() {
  return (
    <ErrorState
      title={t('address.loadFailed')}
      text={t(navigator.onLine ? 'errors.general' : 'errors.network')}
      retryText={t('common.retry')}
      onRetry={() => void loadAddresses()}
    />
  );
}

/**
 * The address of the order, else of the last delivery, before the others. Decided at the start, so
 * that no row moves under a finger.
 */
function useLastFirst(addresses: readonly Address[]): readonly Address[] {
  const [last] = useState(
    () => draft.state.address ?? lastAddress(Object.values(orders.state.known)),
  );
  if (!last) return addresses;
  const first = addresses.find(({ id }) => id === last.id) ?? findSavedAddress(addresses, last);
  return first ? [first, ...addresses.filter((each) => each !== first)] : addresses;
}

type SavedAddressProps = { address: Address; onChoose?: ((address: Address) => void) | undefined };

/** A saved address: its name, street, door and note. */
function SavedAddress({ address, onChoose }: SavedAddressProps) {
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
