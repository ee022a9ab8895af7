import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazyPart';
import { useSections } from '../catalog/useSections';
import { CatalogueSkeleton } from './CatalogueSkeleton';
import { HomeSections } from './HomeSections';

const NoSections = lazyPart(() => import('./NoSections'), 'NoSections');

/** The sections, a skeleton while loading, or why there are none. */
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
