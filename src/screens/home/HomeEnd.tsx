import { HomeFloat } from './HomeFloat';
import { ShelvesBelow } from './ShelvesBelow';

/** The end of home, after the sections: rows for this person, and what lies above everything. */
export function HomeEnd() {
  return (
    <>
      <ShelvesBelow />
      <HomeFloat />
    </>
  );
}
