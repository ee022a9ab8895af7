import { BranchBrowser } from './BranchBrowser';

/** Where to pick up: on the map or in the list (§2, branch picker). */
export function BranchPickerScreen() {
  return <BranchBrowser isForPickup />;
}
