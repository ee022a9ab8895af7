import { HomeFloat } from './HomeFloat';
import { MoreCategories } from './MoreCategories';
import { ShelvesBelow } from './ShelvesBelow';

/** The end of home, after the sections: other categories, rows for this person, and what lies above everything. */
export function HomeEnd() {
  return (
    <>
      <MoreCategories />
      <ShelvesBelow />
      <HomeFloat />
    </>
  );
}
