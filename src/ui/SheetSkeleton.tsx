import { SheetPage } from './SheetPage';
import { SkeletonRows } from './SkeletonRows';

type Props = {
  /** "Loading…", the sheet's accessible name until it has one */
  label: string;
};

/** A sheet whose screen is loading; it can already be closed. */
export function SheetSkeleton({ label }: Props) {
  return (
    <SheetPage title={label} isTitleFaint>
      <SkeletonRows />
    </SheetPage>
  );
}
