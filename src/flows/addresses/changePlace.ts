import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { readServiceType } from '../../stores/delivery/serviceType';
import { placePath } from './addressPaths';

/** The way on from what the order's branch does not do: another place. null at a table, which has none. */
export function changePlaceAction(): { text: string; onPress: () => void } | null {
  const service = readServiceType();
  if (service === 'DINE_IN') return null;
  return {
    text: t(service === 'DELIVERY' ? 'delivery.otherAddress' : 'delivery.otherBranch'),
    onPress: () => openSheet(placePath()),
  };
}
