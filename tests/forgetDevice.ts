import { cookies } from '../src/device/storages';

/** Nobody has used this device before, and its page stands at the shop's front. */
export function forgetDevice(): void {
  localStorage.clear();
  sessionStorage.clear();
  cookies.clearAllExcept(() => false);
  history.replaceState(null, '', '/');
}
