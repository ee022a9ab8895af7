import { Suspense, useEffect } from 'react';
import { part } from '../../flows/part';
import './desktop.css';
import { RowArrows } from './RowArrows';
import { watchShortcuts } from './watchShortcuts';

const BasketPanel = part(() => import('./BasketPanel'), 'BasketPanel');

/**
 * What a wide window has besides home and the sheets: the basket beside the products, arrows on the
 * rows that a mouse cannot swipe, and shortcuts. Its style sheet makes a rail of the category bar.
 */
export function Desktop() {
  useEffect(watchShortcuts, []);
  return (
    <>
      <Suspense>
        <BasketPanel />
      </Suspense>
      <RowArrows />
    </>
  );
}
