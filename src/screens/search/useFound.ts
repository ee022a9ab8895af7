import { useMemo } from 'react';
import type { Product } from '../../domain/catalog/catalog';
import { offeredInstead } from '../../domain/catalog/offeredInstead';
import { searchProducts } from '../../domain/catalog/search';
import { useSearchIndex } from './useSearchIndex';

/** The products that a query finds, best first; null until the index is built. */
export function useFound(query: string): readonly Product[] | null {
  const index = useSearchIndex();
  return useMemo(() => (index ? searchProducts(index, query) : null), [index, query]);
}

/** What is offered where a query finds nothing. */
export function useOfferedInstead(): readonly Product[] {
  const index = useSearchIndex();
  return useMemo(() => offeredInstead(index?.entries.map(({ product }) => product) ?? []), [index]);
}
