import { BranchBrowser } from './BranchBrowser';

/** All branches with hours, address and phone. */
export function BranchesScreen() {
  return <BranchBrowser isForPickup={false} />;
}

/** Chooses a pickup branch on the map or in the list (§2, branch picker). */
export function BranchPickerScreen() {
  return <BranchBrowser isForPickup />;
}
