import { getBranch } from '../../api/branches';
import type { Branch } from '../../domain/branches/branch';
import { services } from '../services';

/** A branch that the list does not have, such as one opened by its link (§7); null without one. */
export async function findBranch(id: string): Promise<Branch | null> {
  const [, branch] = await getBranch(services().http, id);
  return branch?.isActive ? branch : null;
}
