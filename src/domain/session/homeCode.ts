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

/** The country code of numbers typed without one; the demo country's where the currency tells none. */
export const homeCodeOf = (currency: string): string => codes[currency] ?? '998';
