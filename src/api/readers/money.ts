import { fromMoney, type Money, toMoney } from '../../domain/basket/pricing';
import { currencyDigits } from '../../domain/text/currency';

let digits = 2;

/**
 * The currency of the amounts on the wire, an ISO code: set once at the start. A process that renders several
 * merchants' pages sets it before each reading.
 */
export function setWireCurrency(currency: string): void {
  digits = currencyDigits(currency);
}

/** An amount on the wire, in units of the currency (25000 or 19.99), as money. */
export const moneyFromWire = (units: number): Money => toMoney(units, digits);

/** Money as it goes to the server: in units of the currency. */
export const moneyToWire = (money: Money): number => fromMoney(money, digits);
