import { useSnapshot } from 'valtio';
import { isTemporary } from '../../domain/addresses/address';
import { withPlace } from '../../domain/addresses/addressPlace';
import { t } from '../../i18n/t';
import { replaceSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { useSheetParam } from '../../navigation/useSheetParam';
import * as addressDraft from '../../stores/addresses/addressDraft';
import { EmptyState } from '../../ui/EmptyState';
import { SheetPage } from '../../ui/SheetPage';
import { SkeletonRows } from '../../ui/SkeletonRows';
import { AddressForm } from './AddressForm';
import { useAddresses } from './useAddresses';
import { useUnplaced } from './useUnplaced';

/**
 * Details of the location picked on the map or, with `?id=`, of a saved address; with
 * `?place=` of a saved address at that location.
 */
export function AddressDetailsScreen() {
  const id = useSheetParam('id');
  const unplaced = useUnplaced();
  const picked = useSnapshot(addressDraft.state).address;
  const { list, status } = useAddresses();
  const saved = list.find((one) => one.id === (id ?? picked?.id));
  const chosen = id === null ? picked : saved;
  const address = unplaced && picked ? withPlace(unplaced, picked) : chosen;
  if (address) {
    const isNew = isTemporary(address) && !saved && !unplaced;
    return <AddressForm key={address.id} address={address} isNew={isNew} isEdited={id !== null} />;
  }
  const isLoading = id !== null && status === 'loading';
  return (
    <SheetPage title={t('address.editTitle')} size="content">
      {isLoading ? (
        <SkeletonRows count={3} />
      ) : (
        <EmptyState
          icon="pin"
          title={t('address.missing')}
          text={t('address.missingText')}
          action={{
            text: t('address.toMap'),
            onPress: () => replaceSheet(paths.addressDelivery),
            isPrimary: true,
          }}
        />
      )}
    </SheetPage>
  );
}
