import { type Money, toMoney } from './pricing';

/**
 * Reads an amount as people type it: digits, blanks between them, a comma or a point before at most
 * two decimals. Nothing typed is nothing (0); null for what is no amount.
 */
export function typedAmount(text: string): Money | null {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  if (!/^\d{0,12}(\.\d{0,2})?$/.test(plain)) return null;
  return plain === '' || plain === '.' ? 0 : toMoney(Number(plain));
}
