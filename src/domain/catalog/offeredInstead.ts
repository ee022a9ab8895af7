import type { Product } from './catalog';
import { availability } from './stock';

const most = 6;

/**
 * Up to six products for anyone who found nothing: the best graded of each category, then the best of the
 * rest; nothing that is sold out. Equals keep their order.
 */
export function offeredInstead(products: readonly Product[]): Product[] {
  const best = products
    .filter((product) => availability(product) === 'available')
    .sort((one, other) => (other.grade ?? 0) - (one.grade ?? 0));
  const categories = new Set<string | null>();
  const isFirst = ({ categoryId }: Product) => {
    const isNew = !categories.has(categoryId);
    categories.add(categoryId);
    return isNew;
  };
  const firsts = best.filter(isFirst);
  const rest = best.filter((product) => !firsts.includes(product));
  return [...firsts, ...rest].slice(0, most);
}
