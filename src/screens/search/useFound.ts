import { useMemo } from 'react';
import type { Product } from '../../domain/catalog/catalog';
import { searchProducts } from '../../domain/catalog/search';
import { useSearchIndex } from './useSearchIndex';

/** The products that a query finds, best first; null until the index is built. */
export function useFound(query: string): readonly Product[] | null {
  const index = useSearchIndex();
  return useMemo(() => (index ? searchProducts(index, query) : null), [index, query]);
}
