/**
 * Keys for React of items that may repeat, e.g. two equal lines of an order: a repeated one gets a
 * number. Equal items have no state of their own, so any of them may be the first.
 */
export function keysOf<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const key = JSON.stringify(keyOf(item));
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before === 0 ? key : `${key} ${before}`;
  });
}
