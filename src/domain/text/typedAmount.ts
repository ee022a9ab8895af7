import { type Money, toMoney } from '../basket/pricing';
import { westernDigits } from './digits';

/**
 * Parses a typed amount: digits of any script, spaces or the Arabic separator between thousands, at
 * most two decimals. Empty input is 0; null if invalid.
 */
export function typedAmount(text: string): Money | null {
  const plain = westernDigits(text)
    .replace(/[\s\u066c]/g, '')
    .replace(/[,．\u066b]/, '.');
  if (!/^\d{0,12}(\.\d{0,2})?$/.test(plain)) return null;
  return plain === '' || plain === '.' ? 0 : toMoney(Number(plain));
}
