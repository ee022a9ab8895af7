import { offeredServices } from '../../domain/delivery/serviceType';
import { t } from '../../i18n/t';
import * as branches from '../../stores/branches/branches';
import * as merchant from '../../stores/merchant';
import * as draft from '../../stores/order/draft';
import { services } from '../services';
import { resolveBranch } from './resolveBranch';

/**
 * Switches between delivery and pick-up. The basket stays; lines that the resulting branch does not
 * sell are marked.
 */
export function chooseService(service: 'DELIVERY' | 'PICK_UP'): void {
  draft.setServiceType(service);
  resolveBranch();
  services().telegram.haptic('select');
}

/**
 * Action that switches to pick-up where delivery is not possible; null when pick-up is not offered.
 */
export function pickUpInsteadAction(): { text: string; onPress: () => void } | null {
  const offered = offeredServices(merchant.state.settings.flags, branches.state.branches);
  if (!offered.includes('PICK_UP')) return null;
  return { text: t('delivery.toPickUp'), onPress: () => chooseService('PICK_UP') };
}
