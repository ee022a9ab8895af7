import * as draft from '../../stores/order/draft';
import { services } from '../services';
import { resolveBranch } from './resolveBranch';

/**
 * Hands the order over in another way. The basket stays as it is: the branch that makes the order may
 * be another one now, and what it does not sell is said of each line.
 */
export function chooseService(service: 'DELIVERY' | 'PICK_UP'): void {
  draft.setServiceType(service);
  resolveBranch();
  services().telegram.haptic('select');
}
