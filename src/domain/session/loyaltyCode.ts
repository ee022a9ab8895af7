import { digitsIn } from '../text/digits';
import { hasVerifiedPhone, type User } from './user';

export type LoyaltyCode = {
  /** what the till's scanner reads */
  code: string;
  /** what a cashier types instead: digits of a phone without the plus, or the id */
  typed: string;
  isPhone: boolean;
};

type Person = Pick<User, 'id' | 'phone' | 'isPhoneVerified'>;

/** Short names of the two templates that most tills want. */
const templates: Readonly<Record<string, string>> = { phone: '{phone}', id: '{id}' };

const templateOf = (setting: string): string => templates[setting] ?? setting;

/**
 * Whether customers have a code at the till. A template that names neither phone nor id would be
 * the same for all of them, and their cashback somebody else's: it means none.
 */
export const hasLoyaltyCode = (setting: string): boolean =>
  /\{(phone|id)\}/.test(templateOf(setting));

/**
 * The code of a person at the till, by the setting: `phone`, `id` or a template with `{phone}` or
 * `{id}`. A phone is digits without the plus, which some scanners type as another sign; a template
 * can put it there. null where there is none: no code for anybody, or no verified phone to name.
 */
export function loyaltyCode(setting: string, person: Person): LoyaltyCode | null {
  const template = templateOf(setting);
  if (!hasLoyaltyCode(setting)) return null;
  const isPhone = template.includes('{phone}');
  const phone = hasVerifiedPhone(person) ? digitsIn(person.phone ?? '') : '';
  if (isPhone && phone === '') return null;
  const code = template.replaceAll('{phone}', phone).replaceAll('{id}', person.id);
  return { code, typed: isPhone ? phone : person.id, isPhone };
}
