import { useShelves } from '../shelf/useShelves';
import { HomeShelves } from './HomeShelves';
import { NoShelves } from './NoShelves';

/** The shelves, or why there are none. */
export function Catalogue() {
  const { status, groups, isOfBranch } = useShelves();
  return status === 'ready' && groups.length > 0 ? (
    <HomeShelves groups={groups} />
  ) : (
    <NoShelves status={status} isOfBranch={isOfBranch} />
  );
}
