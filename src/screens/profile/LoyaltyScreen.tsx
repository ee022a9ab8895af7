import { t } from '../../i18n/t';
import { LoyaltyCard } from './LoyaltyCard';
import { PersonGate } from './PersonGate';

/** The code that the cashier reads (`/profile/loyalty`). */
export function LoyaltyScreen() {
  return (
    <PersonGate title={t('loyalty.title')}>{(user) => <LoyaltyCard user={user} />}</PersonGate>
  );
}
