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
