import type { Localized } from '../domain/text/language';
import { showNumber, showText } from './show';

/** A vacancy's salary (§3): words as they are written, a bare number with its thousands apart. */
export function salaryText(salary: Localized): string {
  const text = showText(salary);
  return /^\d{1,15}$/.test(text) ? showNumber(Number(text)) : text;
}
