import { exact, type Money, percentOf } from '../basket/pricing';
import type { Product } from '../catalog/catalog';
import { optionOf, withGroups } from '../catalog/options';
import type { Localized } from '../text/language';
import type { Order, OrderLine, Totals } from './order';

type Products = ReadonlyMap<string, Product>;

/**
 * An order with what §3 does not promise: names and pictures of its lines, from today's menu, and
 * what the products cost together, from the lines. `gone` names what is not in the menu either.
 */
export function completeOrder(order: Order, products: Products, gone: Localized): Order {
  const { lines, totals } = order;
  const hasTotals = totals.productCount > 0 || totals.productPrice > 0 || lines.length === 0;
  if (hasTotals && lines.every(isComplete)) return order;
  return {
    ...order,
    lines: lines.map((line) => completed(line, products, gone)),
    totals: hasTotals ? totals : { ...totals, ...goodsOf(lines) },
  };
}

/** A line's price without and with its discount, of one where the count is unknown; options are not discounted. */
export function linePriceThen({ costPrice, count: told, discount, modifications }: OrderLine) {
  const count = told ?? 1;
  const options = modifications.reduce((sum, one) => sum + one.price * one.count, 0);
  const full = (costPrice + options) * count;
  return { full, toPay: full - percentOf(costPrice * count, discount) };
}

function goodsOf(lines: readonly OrderLine[]): Partial<Totals> {
  const prices = lines.map(linePriceThen);
  const sum = (amounts: readonly Money[]) => amounts.reduce((all, one) => exact(all + one), 0);
  const discount = sum(prices.map(({ full, toPay }) => full - toPay));
  return {
    productCount: lines.reduce((all, { count }) => all + (count ?? 1), 0),
    productPrice: sum(prices.map(({ full }) => full)),
    productDiscount: discount,
    totalProductDiscount: discount,
  };
}

function completed(line: OrderLine, products: Products, gone: Localized): OrderLine {
  const product = products.get(line.productId);
  return {
    ...line,
    name: isNamed(line) ? line.name : (product?.name ?? gone),
    image: line.image ?? product?.image ?? null,
    modifications: line.modifications.map((option) => {
      if (isNamed(option) || !product) return option;
      const { id: modificationId, groupId, count } = option;
      const [choice] = withGroups(product, [{ modificationId, groupId, count }]);
      const sold = choice && optionOf(product, choice);
      return sold ? { ...option, name: sold.name } : option;
    }),
  };
}

const isNamed = ({ name }: { name: Localized }): boolean =>
  Object.values(name).some((text) => text.trim() !== '');

const isComplete = (line: OrderLine): boolean =>
  isNamed(line) && line.image !== null && line.modifications.every(isNamed);
