import { noDetails, temporaryId } from '../../../src/domain/addresses/address';
import { toMoney } from '../../../src/domain/basket/pricing';
import { refreshProfile } from '../../../src/flows/session/signIn';
import * as draft from '../../../src/stores/order/draft';
import type { Backend } from '../../backend/app';

/** Sets a delivery address next to the main branch. */
export function deliverHome(): void {
  draft.setServiceType('DELIVERY');
  draft.setAddress({
    id: temporaryId('gallery'),
    name: '',
    streetName: 'Navoiy',
    houseNumber: '5',
    description: '',
    comment: '',
    cityId: null,
    latitude: 41.3119,
    longitude: 69.2425,
    details: noDetails,
  });
}

/** Gives the signed-in user a balance and spends some of it on the order; both in som. */
export async function haveCashback(
  backend: Backend,
  balance: number,
  spent: number,
): Promise<void> {
  for (const user of backend.db.users) user.cashback = balance;
  draft.setCashback(toMoney(spent, 2));
  await refreshProfile();
}
