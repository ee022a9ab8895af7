import { deleteAddress as deleteAtServer } from '../../api/addresses';
import { type Address, addressLine, isTemporary } from '../../domain/addresses/address';
import { errorText } from '../../i18n/errorText';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as addresses from '../../stores/addresses/addresses';
import * as draft from '../../stores/order/draft';
import * as session from '../../stores/session/session';
import * as toasts from '../../stores/toasts';
import { showRemoved } from '../offerUndo';
import { services } from '../services';

/**
 * Deletes an address (§4): a signed-in customer confirms first and the server deletes it; a guest's
 * is removed from this device, which can be undone. If it was the order's address, the map picker opens.
 * Returns whether it was deleted; a failed request shows an error and keeps it.
 */
export async function deleteAddress(address: Address): Promise<boolean> {
  const isGuest = !session.state.user;
  if (!isGuest && !(await isSure(address))) return false;
  if (!isTemporary(address) && !(await deleteOnServer(address))) return false;
  const chosen = draft.state.address?.id === address.id ? draft.state.address : null;
  addresses.removeSaved(address.id);
  addresses.removeGuest(address.id);
  services().telegram.haptic('success');
  if (isGuest)
    showRemoved(address.name || addressLine(address), () => {
      addresses.putGuest(address);
      if (chosen && !draft.state.address) draft.setAddress(chosen);
    });
  if (chosen) {
    draft.setAddress(null);
    openSheet(paths.addressDelivery);
  }
  return true;
}

/** §2, delete confirmation: the question, name and description, no and yes. */
function isSure(address: Address): Promise<boolean> {
  const lines = [address.name, address.description || addressLine(address)];
  return services().telegram.confirm({
    title: t('places.deleteQuestion'),
    message: [...new Set(lines.filter(Boolean))].join('\n'),
    ok: t('places.deleteYes'),
    cancel: t('common.no'),
    destructive: true,
  });
}

/** A 404 counts as deleted. */
async function deleteOnServer({ id }: Address): Promise<boolean> {
  const [error] = await deleteAtServer(services().http, id);
  if (!error || error.status === 404) return true;
  toasts.show(errorText(error), { tone: 'bad' });
  return false;
}
