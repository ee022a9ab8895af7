import { Suspense } from 'react';
import { lazyScreen, withTexts } from '../lazyScreen';
import './desktop.css';
import { RowArrows } from './RowArrows';

const BasketPanel = lazyScreen(() => withTexts(import('./BasketPanel')), 'BasketPanel');

/**
 * What a wide window has besides home and the sheets: the basket beside the products, and arrows on
 * the rows that a mouse cannot swipe. Its style sheet makes a rail of the category bar.
 */
export function Desktop() {
  return (
    <>
      <Suspense>
        <BasketPanel />
      </Suspense>
      <RowArrows />
    </>
  );
}
