import { SheetPage } from './SheetPage';
import { SkeletonRows } from './SkeletonRows';

type Props = {
  /** "Loading…", heard as the sheet's name until it has one */
  label: string;
};

/** A sheet whose screen is on its way; it can be closed already. */
export function SheetSkeleton({ label }: Props) {
  return (
    <SheetPage title={label} isTitleFaint>
      <SkeletonRows />
    </SheetPage>
  );
}
