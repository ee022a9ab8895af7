import { BranchBrowser } from './BranchBrowser';

/** Chooses a pickup branch on the map or in the list (§2, branch picker). */
export function BranchPickerScreen() {
  return <BranchBrowser isForPickup />;
}
