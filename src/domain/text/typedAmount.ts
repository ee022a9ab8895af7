import { type Money, toMoney } from '../basket/pricing';
import { westernDigits } from './digits';

/**
 * Reads an amount as people type it: digits of any script, blanks or the Arabic sign between thousands,
 * a decimal sign before at most two decimals. Nothing typed is nothing (0); null for what is no amount.
 */
export function typedAmount(text: string): Money | null {
  const plain = westernDigits(text)
    .replace(/[\s\u066c]/g, '')
    .replace(/[,．\u066b]/, '.');
  if (!/^\d{0,12}(\.\d{0,2})?$/.test(plain)) return null;
  return plain === '' || plain === '.' ? 0 : toMoney(Number(plain));
}
