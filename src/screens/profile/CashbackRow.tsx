import type { User } from '../../domain/session/user';
import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { paths } from '../../navigation/paths';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { LinkRow } from './LinkRow';

type Props = {
  user: Pick<User, 'cashback'>;
  /** a code that the cashier reads */
  hasCode: boolean;
};

/** The user's cashback balance, and the code for the till. */
export function CashbackRow({ user, hasCode }: Props) {
  return (
    <Section>
      <Row
        icon="wallet"
        tint="green"
        label={t('profile.cashback')}
        value={showMoney(user.cashback)}
      />
      {hasCode && (
        <LinkRow link={{ to: paths.loyalty, icon: 'qr', tint: 'violet', label: 'loyalty.title' }} />
      )}
    </Section>
  );
}
