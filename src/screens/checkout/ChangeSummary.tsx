import { showMoney } from '../../i18n/show';
import { t } from '../../i18n/t';
import { useHandOver } from '../../stores/order/handOver';
import { Disclosure } from '../../ui/Disclosure';
import { changeText } from '../catalog/changeText';
import { ChangeChoice } from './ChangeChoice';

/** What cash is paid with, so that change is at hand; nothing for another payment or at a table. */
export function ChangeSummary() {
  const { cash, change, outgrown } = useHandOver();
  if (cash === null) return null;
  const missing =
    outgrown === null ? t('change.hint') : t('change.outgrown', { amount: showMoney(outgrown) });
  return (
    <Disclosure
      icon="wallet"
      label={t('change.title')}
      detail={change === null ? missing : changeText(change)}
    >
      <ChangeChoice total={cash} />
    </Disclosure>
  );
}
