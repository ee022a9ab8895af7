import { BranchBrowser } from './BranchBrowser';

/** All branches, to look up hours, address and phone. */
export function BranchesScreen() {
  return <BranchBrowser isForPickup={false} />;
}
