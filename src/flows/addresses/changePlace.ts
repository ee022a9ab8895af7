import { t } from '../../i18n/t';
import { readServiceType } from '../../stores/delivery/serviceType';
import { openPlace } from './addressPaths';

/**
 * Action that changes where the order goes, offered when its branch cannot fulfil it. null at a
 * table.
 */
export function changePlaceAction(): { text: string; onPress: () => void } | null {
  const service = readServiceType();
  if (service === 'DINE_IN') return null;
  return {
    text: t(service === 'DELIVERY' ? 'delivery.otherAddress' : 'delivery.otherBranch'),
    onPress: openPlace,
  };
}
