import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import * as branches from '../../stores/branches/branches';
import * as draft from '../../stores/order/draft';
import * as table from '../../stores/table/table';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { pickupHoursLine } from '../catalog/timeText';
import { useClock } from '../catalog/useClock';

/**
 * Where the order is picked up: the branch, which can be changed, or the scanned table; with what else
 * belongs to the hand-over.
 */
export function PickupPlace({ children }: { children: ReactNode }) {
  const { branches: all } = useSnapshot(branches.state);
  const { branchId } = useSnapshot(draft.state);
  const { table: scanned } = useSnapshot(table.state);
  const clock = useClock();
  if (scanned) {
    return (
      <Section title={t('checkout.dineIn')}>
        <Row
          icon="table"
          label={t('home.tableAt', { table: scanned.tableId })}
          hasChevron
          onPress={() => openSheet(paths.waiter)}
        />
        {children}
      </Section>
    );
  }
  const branch = all.find(({ id }) => id === branchId);
  const pick = () => openSheet(paths.addressPickupList);
  if (!branch) {
    return (
      <Section title={t('checkout.whereFrom')}>
        <Row
          icon="store"
          label={t('checkout.chooseBranch')}
          tone="action"
          hasChevron
          onPress={pick}
        />
        {children}
      </Section>
    );
  }
  return (
    <Section title={t('checkout.whereFrom')}>
      <Row
        icon="store"
        label={showText(branch.name)}
        lang={langOf(branch.name)}
        detail={[pickupHoursLine(branch, clock), branch.address].filter(Boolean).join('\n')}
        hasChevron
        onPress={pick}
      />
      {children}
    </Section>
  );
}
