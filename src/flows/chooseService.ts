import * as draft from '../stores/draft';
import { settleBranch } from './settleBranch';
import { wired } from './wiring';

/**
 * Hands the order over in another way. The basket stays as it is: the branch that makes the order may
 * be another one now, and what it does not sell is said of each line.
 */
export function chooseService(service: 'DELIVERY' | 'PICK_UP'): void {
  draft.setServiceType(service);
  settleBranch();
  wired().telegram.haptic('select');
}
