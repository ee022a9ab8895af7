import { useEffect } from 'react';
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

/** The same while the page that says why there is no shop loads: if it hangs, the notice of a start that failed says so. */
export function GoneSkeleton() {
  useEffect(() => {
    const files = window.early?.startFiles;
    files?.watch();
    return files?.loaded;
  }, []);
  return <StartSkeleton />;
}
