import { countryOfPhone } from './phone';

/** Country codes by the currency in which a shop sells. */
const codes: Readonly<Record<string, string>> = {
  UZS: '998',
  KZT: '7',
  RUB: '7',
  KGS: '996',
  TJS: '992',
  TMT: '993',
  AZN: '994',
  GEL: '995',
  AMD: '374',
  BYN: '375',
  UAH: '380',
  TRY: '90',
  CNY: '86',
  AED: '971',
  SAR: '966',
};

/** The country code of the demo, where nothing tells another. */
export const demoCode = '998';

/**
 * The country code of a shop: its currency's, else that of the first of its phones that is written
 * with one; null if neither tells, e.g. for US dollars.
 */
export function countryCodeOf(
  currency: string,
  phones: readonly (string | null)[] = [],
): string | null {
  const own = codes[currency.trim().toUpperCase()];
  return own ?? phones.map((phone) => phone && countryOfPhone(phone)).find(Boolean) ?? null;
}
