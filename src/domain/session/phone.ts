import { digitsIn } from '../text/digits';

/** Digit groups after each country code; their sum is the national number's length. */
const countries: Readonly<Record<string, readonly number[]>> = {
  '998': [2, 3, 2, 2],
  '7': [3, 3, 2, 2],
  '996': [3, 3, 3],
  '992': [2, 3, 2, 2],
  '993': [2, 2, 2, 2],
  '994': [2, 3, 2, 2],
  '995': [3, 2, 2, 2],
  '374': [2, 3, 3],
  '375': [2, 3, 2, 2],
  '380': [2, 3, 2, 2],
  '90': [3, 3, 2, 2],
  '86': [3, 4, 4],
  '82': [2, 4, 4],
  '91': [5, 5],
  '971': [2, 3, 4],
  '966': [2, 3, 4],
  '44': [4, 3, 3],
  '1': [3, 3, 4],
};

function splitCode(digits: string): { code: string; groups: readonly number[] } | null {
  for (const length of [3, 2, 1]) {
    const code = digits.slice(0, length);
    const groups = code.length === length ? countries[code] : undefined;
    if (groups) return { code, groups };
  }
  return null;
}

/**
 * Normalizes a typed or pasted phone to `+` and digits: `90 123-45-67`, `998901234567`, `00998 90…`
 * and `8 912…`. A number without a plus that is no longer than the home country's national numbers
 * gets `homeCode`. '' without digits.
 */
export function normalizePhone(pasted: string, homeCode = '998'): string {
  const digits = digitsIn(pasted);
  if (digits === '') return '';
  if (/^\s*[+＋]/.test(pasted)) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  if (/^8\d{10}$/.test(digits)) return `+7${digits.slice(1)}`;
  const homeLength = countries[homeCode]?.reduce((sum, group) => sum + group, 0) ?? 0;
  return digits.length <= homeLength ? `+${homeCode}${digits}` : `+${digits}`;
}

/** §9: plus sign, country code, then groups; also formats partial numbers. */
export function formatPhone(phone: string): string {
  const digits = digitsIn(phone);
  if (digits === '') return '';
  const { code, groups } = splitCode(digits) ?? { code: '', groups: [] };
  let rest = digits.slice(code.length);
  const parts = code === '' ? [] : [code];
  for (const length of groups) {
    parts.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  parts.push(...(rest.match(/\d{1,3}/g) ?? []));
  return `+${parts.filter((part) => part !== '').join(' ')}`;
}

/** Whether all digits are present; 8 to 15 for countries not in the table (E.164). */
export function isPhoneComplete(phone: string): boolean {
  const digits = digitsIn(phone);
  const country = splitCode(digits);
  if (!country) return digits.length >= 8 && digits.length <= 15;
  const national = country.groups.reduce((sum, group) => sum + group, 0);
  return digits.length === country.code.length + national;
}

/** `missing`: no more than a country code; `incomplete`: too few or too many digits. */
export function phoneFault(phone: string): 'missing' | 'incomplete' | null {
  if (isPhoneComplete(phone)) return null;
  return digitsIn(phone).length <= 3 ? 'missing' : 'incomplete';
}
