import { reload } from '../device/reload';
import { replaceScreen } from '../navigation/navigate';
import { routes } from '../navigation/paths';
import * as remembered from '../stores/remembered';

/** Whether the shop on screen is another of the brand than the address stands for. */
export const canLeaveBrand = remembered.isTab;

/** Begins anew with the shop that the address stands for. */
export function leaveBrand(): void {
  remembered.leaveTab();
  replaceScreen(routes.home);
  reload();
}
