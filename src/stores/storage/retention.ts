import { declarationOf, type RetentionEvent } from './storedKeys';

/** The events that concern one merchant only. */
const singleShopEvents: readonly RetentionEvent[] = [
  'logOut',
  'sessionLost',
  'refused',
  'otherMerchant',
];

/**
 * Whether the key `name`, such as `cart:17@guest`, survives the event. `merchantId` is the current
 * merchant, null while unknown; `person` is the current person. A key that is not declared does not.
 */
export function isRetained(
  name: string,
  moment: RetentionEvent,
  merchantId: string | null,
  person: string,
): boolean {
  const [key = '', ...rest] = name.split(':');
  const declared = declarationOf(key);
  if (!declared) return false;
  const owner = declared.scope === 'person' ? `${merchantId}@${person}` : merchantId;
  const belongsToAnother = rest.length > 0 && rest.join(':') !== owner;
  if (belongsToAnother && singleShopEvents.includes(moment)) return true;
  return declared.at[moment] === 'keep';
}
