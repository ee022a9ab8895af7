import type { Db } from '../db';
import type { ModificationGroupRecord, ProductRecord } from '../records/catalog';
import type { OrderItemRecord } from '../records/order';
import { found, Refusal } from '../refusal';
import { compareAmounts } from './money';
import type { OrderBody, OrderLineBody } from './orderBody';

/**
 * Resolves the order's lines; refuses missing products, higher prices, excess amounts and invalid
 * options (§5).
 */
export function checkLines(
  db: Db,
  merchantId: string,
  branchId: string,
  body: OrderBody,
): OrderItemRecord[] {
  const lines = body.cartItems ?? body.basketItems ?? [];
  if (lines.length === 0) throw new Refusal(422, 'basket-empty');
  const wanted = new Map<string, number>();
  const keepsStock = !db.keepNoStock.includes(merchantId);
  return lines.map((line, index) => {
    const product = found(
      db.products.find((each) => each.id === line.product.id && each.merchantId === merchantId),
      'product-not-found',
    );
    checkSold(product, branchId);
    if (body.serviceType === 'DELIVERY' && !product.deliveryEnabled) {
      throw new Refusal(422, 'product-not-delivered', { name: product.name });
    }
    if (keepsStock && product.amount === 0) {
      throw new Refusal(422, 'product-unavailable', { name: product.name });
    }
    const count = (wanted.get(product.id) ?? 0) + line.product.count;
    wanted.set(product.id, count);
    if (keepsStock && product.amount !== null && count > product.amount) {
      throw new Refusal(422, 'not-enough-product', {
        name: product.name,
        amount: product.amount,
      });
    }
    checkPrice(product, line);
    return {
      id: String(index + 1),
      product: {
        id: product.id,
        name: product.name,
        image: product.image,
        costPrice: product.costPrice,
        discount: product.discount,
        count: line.product.count,
      },
      modifications: checkOptions(product, line),
      note: line.note ?? '',
    };
  });
}

function checkSold(product: ProductRecord, branchId: string): void {
  if (!product.active || !product.isAvailable) {
    throw new Refusal(422, 'product-unavailable', { name: product.name });
  }
  const links = product.productBranch;
  if (links && !links.some((link) => link.branchId === branchId && link.isActive)) {
    throw new Refusal(422, 'product-not-in-branch', { name: product.name });
  }
}

function checkPrice(product: ProductRecord, line: OrderLineBody): void {
  const sent = line.product;
  comparePrices(product.name, sent.costPrice, product.costPrice);
  if (sent.discount > product.discount) {
    throw new Refusal(422, 'product-overpriced', { name: product.name });
  }
  if (sent.discount < product.discount) {
    throw new Refusal(422, 'price-changed', { name: product.name });
  }
}

/** §8: a price increase has its own text. */
function comparePrices(name: ProductRecord['name'], sent: number, own: number): void {
  if (compareAmounts(own, sent) > 0) throw new Refusal(422, 'product-overpriced', { name });
  if (compareAmounts(own, sent) < 0) throw new Refusal(422, 'price-changed', { name });
}

function checkOptions(product: ProductRecord, line: OrderLineBody) {
  const groups = product.modificationGroups;
  const name = product.name;
  const chosen = line.modifications.map((sent) => {
    const options = groups
      .filter((group) => mayBeOf(group, sent))
      .flatMap(({ modifications }) => modifications)
      .filter((each) => each.id === sent.id);
    // Groups may share their id and their options, at different prices.
    const option =
      options.find(({ price }) => compareAmounts(price, sent.price) === 0) ?? options[0];
    if (!option) throw new Refusal(422, 'option-unknown', { name });
    comparePrices(name, sent.price, option.price);
    const { id, price } = option;
    return { id, groupId: sent.groupId, name: option.name, price, count: sent.count };
  });
  for (const group of groups) {
    const own = chosen.filter((each) => mayBeOf(group, each));
    const taken = own.reduce((sum, each) => sum + each.count, 0);
    // What may be of several groups exceeds none of them as long as all have room together.
    const max = groups
      .filter((each) => own.some((choice) => mayBeOf(each, choice)))
      .reduce((sum, each) => sum + (each.max ?? Number.POSITIVE_INFINITY), 0);
    const placeholders = { name, group: group.name };
    if (taken < group.min)
      throw new Refusal(422, 'options-too-few', { ...placeholders, min: group.min });
    if (taken > max)
      throw new Refusal(422, 'options-too-many', { ...placeholders, max: group.max ?? max });
  }
  return chosen;
}

/** Whether a choice may be of this group; another client may name no group. */
const mayBeOf = (
  group: ModificationGroupRecord,
  { id, groupId }: { id: string; groupId: string | null },
): boolean =>
  (groupId === null || groupId === group.id) &&
  group.modifications.some((option) => option.id === id);
