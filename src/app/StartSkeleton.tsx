import { CardsOutline } from '../screens/home/CatalogueSkeleton';

/**
 * Skeleton and spinner during the start (§2), the spinner where the shop's logo comes: the same markup
 * as in index.html.
 */
export function StartSkeleton() {
  return (
    <div className="early" aria-busy="true">
      <i className="early-head" />
      <i className="early-row" />
      <CardsOutline />
    </div>
  );
}
