import { useMemo } from 'react';
import type { Product } from '../../domain/catalog/catalog';
import { blocksOf } from '../../ui/blocksOf';
import { useMedia } from '../../ui/useMedia';
import type { CardsLayout } from './Cards';

/**
 * Cards per block, in whole rows: up to three per row on a phone, three or four on wider screens,
 * three to six small ones. A block should be little larger than the screen.
 */
const blockLengths = { phone: 6, wide: 12, small: 60 };
const phoneQuery = '(max-width: 460px)';

/** The products of a long list, in blocks of cards that are mounted together. */
export function useCardBlocks(
  products: readonly Product[],
  size: CardsLayout['size'],
): (readonly Product[])[] {
  // On a server: most visitors have a phone.
  const isPhone = useMedia(phoneQuery, true);
  const wide = size === 'small' ? 'small' : 'wide';
  const blockLength = blockLengths[isPhone ? 'phone' : wide];
  return useMemo(() => blocksOf(products, blockLength), [products, blockLength]);
}
