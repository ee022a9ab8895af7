import { cookies } from '../src/device/storages';

/** Resets the device to its first visit, at the shop's home page. */
export function forgetDevice(): void {
  localStorage.clear();
  sessionStorage.clear();
  cookies.clearAllExcept(() => false);
  history.replaceState(null, '', '/');
}
