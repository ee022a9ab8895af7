import { Suspense } from 'react';
import { part } from '../../flows/part';
import { useSections } from '../catalog/useSections';
import { CatalogueSkeleton } from './CatalogueSkeleton';
import { HomeSections } from './HomeSections';

const NoSections = part(() => import('./NoSections'), 'NoSections', { texts: 'home' });

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
