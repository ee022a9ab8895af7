import type { Order } from '../../domain/order/order';
import { problemStep } from '../../domain/order/orderProblem';
import { t } from '../../i18n/t';
import { openSheet } from '../../navigation/navigate';
import { problemPath } from '../../navigation/problemPath';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { useShopContacts } from './ShopContacts';

/** Leads to the report of a problem, where there is anything to do about one. */
export function ProblemRow({ order }: { order: Order }) {
  const { phones, chat } = useShopContacts(order);
  const step = problemStep(order);
  if (step === 'none' || (step === 'contact' && phones.length === 0 && !chat)) return null;
  return (
    <Section>
      <Row
        icon="warning"
        label={t('orders.problem.action')}
        hasChevron
        onPress={() => openSheet(problemPath(order.id))}
      />
    </Section>
  );
}
