import { subscribe } from 'valtio/vanilla';
import { pageSetting } from '../../device/pageSetting';
import * as pendingOrder from '../../stores/order/pendingOrder';
import * as unsavedForms from '../../stores/unsavedForms';
import { services } from '../services';

let isWatching = false;

/**
 * §4: Telegram confirms every closing of the app. With `VITE_CLOSING_CONFIRMATION=unsaved` it only
 * does while something would be lost: an order on its way, a half-filled form. Basket and draft are
 * kept anyway.
 */
export function watchUnsaved(): void {
  if (isWatching || closingConfirmation() !== 'unsaved') return;
  isWatching = true;
  let isOn: boolean | null = null;
  const update = () => {
    const isNeeded = isOrdering() || unsavedForms.state.count > 0;
    if (isNeeded === isOn) return;
    isOn = isNeeded;
    services().telegram.confirmClosing(isOn);
  };
  update();
  for (const store of [pendingOrder.state, unsavedForms.state]) subscribe(store, update);
}

const isOrdering = (): boolean =>
  ['preparing', 'sending', 'checking'].includes(pendingOrder.state.status);

/** Not part of the build settings in the first load, because most shops keep the default. */
const closingConfirmation = (): string | undefined =>
  pageSetting(document, 'VITE_CLOSING_CONFIRMATION') || import.meta.env.VITE_CLOSING_CONFIRMATION;
