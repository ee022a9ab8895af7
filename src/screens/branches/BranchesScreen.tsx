import { BranchBrowser } from './BranchBrowser';

/** All branches with hours, address and phone. */
export function BranchesScreen() {
  return <BranchBrowser isForPickup={false} />;
}
