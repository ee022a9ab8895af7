import { lazy, Suspense } from 'react';
import { useSections } from '../catalog/useSections';
import { CatalogueSkeleton } from './CatalogueSkeleton';
import { HomeSections } from './HomeSections';

const NoSections = lazy(() =>
  import('./NoSections').then((module) => ({ default: module.NoSections })),
);

/** The shelves, their outline while they are on their way, or why there are none. */
export function Catalogue() {
  const { status, groups, isOfBranch } = useSections();
  if (status === 'loading') return <CatalogueSkeleton />;
  if (status === 'ready' && groups.length > 0) return <HomeSections groups={groups} />;
  return (
    <Suspense fallback={<CatalogueSkeleton />}>
      <NoSections status={status} isOfBranch={isOfBranch} />
    </Suspense>
  );
}
