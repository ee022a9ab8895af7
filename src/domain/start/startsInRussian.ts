/**
 * §4: whether a merchant's storefront starts in Russian, by the deployment's brands in JSON. Read
 * without `domain/brand/brandTable`, which the first screen does not need; unreadable JSON names none.
 */
export function startsInRussian(brands: string, merchantId: string | null): boolean {
  try {
    return JSON.parse(brands).startsInRussian.includes(merchantId);
  } catch {
    return false;
  }
}
