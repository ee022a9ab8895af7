import { lazy, Suspense } from 'react';
import { useShelves } from '../shelf/useShelves';
import { CatalogueSkeleton } from './CatalogueSkeleton';
import { HomeShelves } from './HomeShelves';

const NoShelves = lazy(() =>
  import('./NoShelves').then((module) => ({ default: module.NoShelves })),
);

/** The shelves, their outline while they are on their way, or why there are none. */
export function Catalogue() {
  const { status, groups, isOfBranch } = useShelves();
  if (status === 'loading') return <CatalogueSkeleton />;
  if (status === 'ready' && groups.length > 0) return <HomeShelves groups={groups} />;
  return (
    <Suspense fallback={<CatalogueSkeleton />}>
      <NoShelves status={status} isOfBranch={isOfBranch} />
    </Suspense>
  );
}
