import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { SheetPage } from '../../ui/SheetPage';
import { SavedAddresses } from './SavedAddresses';

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
