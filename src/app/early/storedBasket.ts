import { storedFormat } from '../../device/storage';
import type { CartLine, Choice } from '../../domain/basket/cart';
import { anyRecord, listOf, number, record, type Shape, text } from '../../domain/shape';

// The basket as `stores/basket/cart` stores it, before that store is there. Storage may be denied or
// full: these functions throw.

/** Lines that may be changed, and the basket's unique id: the app gives a new one its own. */
type StoredBasket = { lines: CartLine[]; id?: string | undefined };

const textOrAbsent: Shape<string | undefined> = (value) => value === undefined || text(value);
/** What is looked at here; the app checks the rest as it reads the basket. */
type CountedLine = Pick<CartLine, 'productId' | 'choices' | 'count'>;

const isLine = record<CountedLine>({
  productId: text,
  choices: listOf(anyRecord) as Shape<readonly Choice[]>,
  count: number,
});
const isStored = record<{ format: number; value: StoredBasket }>({
  format: (value): value is number => value === storedFormat,
  value: record<StoredBasket>({ lines: listOf(isLine) as Shape<CartLine[]>, id: textOrAbsent }),
});

/** Reads a basket; a new one where none is stored, null for what only the app may understand. */
export function readBasket(name: string): StoredBasket | null {
  const stored: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
  if (stored === null) return { lines: [] };
  return isStored(stored) ? stored.value : null;
}

export function writeBasket(name: string, value: StoredBasket): void {
  if (value.lines.length === 0) localStorage.removeItem(name);
  else localStorage.setItem(name, JSON.stringify({ format: storedFormat, value }));
}
