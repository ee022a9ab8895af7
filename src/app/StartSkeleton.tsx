import { CardsOutline } from '../screens/home/CardsOutline';

/** Skeleton and spinner during the start (§2): the same markup as in index.html. */
export function StartSkeleton() {
  return (
    <div className="early" aria-busy="true">
      <i className="early-head" />
      <i className="early-row" />
      <CardsOutline />
      <span className="early-spin" />
    </div>
  );
}
