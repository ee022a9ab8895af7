import { t } from '../../i18n/t';
import { CardForm } from './CardForm';
import { CardGate } from './CardGate';

/** Adds a payment card (`/profile/cards/create`). */
export function AddCardScreen() {
  return (
    <CardGate title={t('cards.newTitle')}>
      <CardForm />
    </CardGate>
  );
}
