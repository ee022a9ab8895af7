import { proxy } from 'valtio/vanilla';
import { onSignOut } from '../session/onSignOut';

/** Whether "the usual" was put away, for this visit. */
export const state = proxy({ isHidden: false });

export function hide() {
  state.isHidden = true;
}

onSignOut(() => {
  state.isHidden = false;
});
