import { digitsIn, westernDigits } from '../text/digits';

type Country = {
  /** digit groups after the country code; their sum is the national number's length */
  groups: readonly number[];
  /** dialled before the number at home, and never part of it; default '0' */
  trunks?: readonly string[];
  /** how a national number begins; default: with anything but 0 */
  begins?: RegExp;
};

const countries: Readonly<Record<string, Country>> = {
  '998': { groups: [2, 3, 2, 2], trunks: ['8', '0'] },
  '7': { groups: [3, 3, 2, 2], trunks: ['8', '0'], begins: /^[3-9]/ },
  '996': { groups: [3, 3, 3], trunks: ['8', '0'] },
  '992': { groups: [2, 3, 2, 2], trunks: ['8', '0'] },
  '993': { groups: [2, 2, 2, 2], trunks: ['8', '0'] },
  '994': { groups: [2, 3, 2, 2], trunks: ['8', '0'] },
  '995': { groups: [3, 2, 2, 2], trunks: ['8', '0'] },
  '374': { groups: [2, 3, 3], trunks: ['8', '0'] },
  '375': { groups: [2, 3, 2, 2], trunks: ['80', '8', '0'] },
  '380': { groups: [2, 3, 2, 2], trunks: ['80', '8', '0'] },
  '90': { groups: [3, 3, 2, 2] },
  '86': { groups: [3, 4, 4] },
  '82': { groups: [2, 4, 4] },
  '91': { groups: [5, 5] },
  '971': { groups: [2, 3, 4] },
  '966': { groups: [2, 3, 4] },
  '44': { groups: [4, 3, 3] },
  '1': { groups: [3, 3, 4], trunks: [] },
};

const lengthOf = ({ groups }: Country): number => groups.reduce((sum, group) => sum + group, 0);

const isNational = (digits: string, country: Country): boolean =>
  digits.length === lengthOf(country) && (country.begins ?? /^[1-9]/).test(digits);

/** Splits digits with a country code; `country` is null for a code that is not in the table. */
function splitCode(digits: string): { code: string; country: Country | null } {
  for (const length of [3, 2, 1]) {
    const code = digits.slice(0, length);
    const country = code.length === length ? countries[code] : undefined;
    if (country) return { code, country };
  }
  return { code: '', country: null };
}

/** Whether digits with a country code are a whole number of a country in the table. */
function isKnownNumber(digits: string): boolean {
  const { code, country } = splitCode(digits);
  return country !== null && isNational(digits.slice(code.length), country);
}

/**
 * Drops what is dialled at home before a whole national number, e.g. the 0 of `0532 123 45 67`. An 8
 * before another 8 stays: numbers may begin with 88, and one digit too many is no trunk digit.
 */
function withoutTrunk(national: string, country: Country): string {
  if (isNational(national, country) || national.startsWith('88')) return national;
  const trunk = (country.trunks ?? ['0']).find(
    (one) => national.startsWith(one) && isNational(national.slice(one.length), country),
  );
  return trunk === undefined ? national : national.slice(trunk.length);
}

/** `+` and digits that have a country code, without a trunk digit behind it; `+998 (0)90 …`. */
function international(digits: string): string {
  const { code, country } = splitCode(digits);
  const national = digits.slice(code.length);
  return `+${code}${country ? withoutTrunk(national, country) : national}`;
}

/**
 * Normalizes a typed or pasted phone to `+` and digits: `90 123-45-67`, `998901234567`, `00998 90…`,
 * `8 912…` and, where that is home, `0532…`, `0555…` and `8 701…`. A number without a plus that is
 * no longer than the home country's national numbers gets `homeCode`. No country code begins with 0:
 * such a number is of the home country too. '' without digits.
 */
export function normalizePhone(pasted: string, homeCode = '998'): string {
  const digits = digitsIn(pasted);
  if (digits === '') return '';
  const hasPlus = /^[^\d+＋]*[+＋]/.test(pasted);
  // No country code begins with 87 or 89: the 8 of home, behind a plus that replaced nothing.
  if (hasPlus && /^8[79]\d{9}$/.test(digits)) return `+7${digits.slice(1)}`;
  if (hasPlus && !digits.startsWith('0')) return international(digits);
  // What is dialled before a country code: 00, or 8 10.
  const abroad = /^(?:00|810(?=\d{10}))([1-9]\d*)$/.exec(digits)?.[1];
  if (abroad !== undefined) return international(abroad);
  const home = countries[homeCode];
  const national = home ? withoutTrunk(digits, home) : digits;
  if (home && isNational(national, home)) return `+${homeCode}${national}`;
  // A trunk digit before a whole number with its code.
  if (/^[08]/.test(digits) && !isKnownNumber(digits) && isKnownNumber(digits.slice(1)))
    return international(digits.slice(1));
  if (/^8\d{10}$/.test(digits)) return `+7${digits.slice(1)}`;
  const isOfHome = digits.startsWith('0') || digits.length <= (home ? lengthOf(home) : 0);
  return isOfHome ? `+${homeCode}${digits}` : international(digits);
}

/**
 * §9: plus sign, country code, then groups; also formats partial numbers. A number that is neither
 * written with a plus nor whole, e.g. a short one, stays as it is written.
 */
export function formatPhone(phone: string): string {
  const digits = digitsIn(phone);
  if (digits === '') return '';
  if (!/[+＋]/.test(phone) && !isKnownNumber(digits)) return phone.trim();
  const { code, country } = splitCode(digits);
  let rest = digits.slice(code.length);
  const parts = code === '' ? [] : [code];
  for (const length of country?.groups ?? []) {
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  parts.push(...(rest.match(/\d{1,3}/g) ?? []));
  return `+${parts.filter((part) => part !== '').join(' ')}`;
}

/** Whether all digits are present; 8 to 15 for countries not in the table (E.164). */
export function isPhoneComplete(phone: string): boolean {
  const digits = digitsIn(phone);
  if (splitCode(digits).country) return isKnownNumber(digits);
  return /^[1-9]\d{7,14}$/.test(digits);
}

/** `missing`: no more than a country code; `incomplete`: too few or too many digits. */
export function phoneFault(phone: string): 'missing' | 'incomplete' | null {
  if (isPhoneComplete(phone)) return null;
  return digitsIn(phone).length <= 3 ? 'missing' : 'incomplete';
}

/** Digits of the shortest number with a country code that tells its country. */
const fewestOfCountry = 8;

/** The country code with which a number is written, also a landline's; null without one. */
export function countryOfPhone(phone: string): string | null {
  const digits = digitsIn(normalizePhone(phone, ''));
  const { code } = splitCode(digits);
  if (/^\s*[+＋]/.test(phone)) return digits.length < fewestOfCountry ? null : code || null;
  // Without a plus, 11 digits from 1 are a mobile number of China rather than one of America.
  return isKnownNumber(digits) && code !== '1' ? code : null;
}

/**
 * A number as it is dialled from anywhere: a national one gets `homeCode`, null for an unknown
 * country. What is no whole number, e.g. a short one, stays as it is written.
 */
export function withCountry(phone: string, homeCode: string | null): string {
  const isClear = homeCode !== null || countryOfPhone(phone) !== null;
  const number = isClear ? normalizePhone(phone, homeCode ?? '') : '';
  return isKnownNumber(digitsIn(number)) ? number : phone;
}

/** E.164 */
const mostDigits = 15;
/** Short numbers have three, e.g. an exchange’s `103`. */
const fewestOfPhone = 3;

const times = /\b\d{1,2}:\d{2}\b/g;
const extension = /(?:^|[^\p{L}])(?:ext|x|доб|вн|ichki)\.?\s*[:№#]?\s*\d+/giu;
// A plus or a new line begins another number; a hyphen without spaces or a bracket does not.
const number = /[+\uff0b]?\s*\(?\d(?:[\d\t \u00a0\u202f().\u2010-\u2015-]*\d)?/g;

/** Longest field that is read, in letters: ten numbers with words. What is longer would take the square of its length. */
const longest = 300;

const count = (text: string): number => digitsIn(text).length;

/** Two numbers with only gaps between them, cut in the middle of their digits where a gap is there. */
function halves(text: string): string[] {
  if (count(text) <= mostDigits) return [text];
  const cut = [...text.matchAll(/\s[\u2010-\u2015-]\s|\s/g)].find(
    ({ index }) => count(text.slice(0, index)) * 2 === count(text),
  );
  if (!cut) return [text];
  return [text.slice(0, cut.index), text.slice(cut.index + cut[0].length)];
}

/**
 * The phone numbers in a field as merchants fill it in: one in any notation, or some with commas,
 * slashes, words or lines between them. Hours and extensions are none. Empty without a number.
 */
export function phonesIn(typed: string): string[] {
  const text = westernDigits(typed.slice(0, longest)).replace(times, ' , ').replace(extension, ',');
  return (text.match(number) ?? [])
    .flatMap(halves)
    .map((each) => each.trim())
    .filter((each) => count(each) >= fewestOfPhone);
}

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
