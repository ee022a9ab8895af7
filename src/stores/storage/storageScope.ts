import type { PersonalKey, ScopedKey, storedKeys } from './storedKeys';

type ImpersonalKey = Exclude<ScopedKey, PersonalKey>;

/**
 * The scopes of `storedKeys` that are not a person's: apart, because the first load does not need that
 * table. What differs from it does not compile.
 */
const impersonal: { readonly [Key in ImpersonalKey]: (typeof storedKeys)[Key]['scope'] } = {
  owner: 'shop',
  table: 'device',
  waiterCalls: 'shop',
  shortcuts: 'device',
};

const scopes: Partial<Record<ScopedKey, 'device' | 'shop'>> = impersonal;

export const scopeOf = (key: ScopedKey): 'device' | 'shop' | 'person' => scopes[key] ?? 'person';
