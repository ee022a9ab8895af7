import type { User } from '../../domain/session/user';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';

/** The user's cashback balance. */
export function CashbackRow({ user }: { user: Pick<User, 'cashback'> }) {
  return (
    <Section>
      <Row
        icon="wallet"
        tint="green"
        label={t('profile.cashback')}
        value={showMoney(user.cashback)}
      />
    </Section>
  );
}
