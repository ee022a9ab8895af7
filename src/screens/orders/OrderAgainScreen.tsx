import { useState } from 'react';
import { useParams } from 'wouter';
import type { Order } from '../../domain/order/order';
import { compareWithNow, putAgain } from '../../flows/basket/orderAgain';
import { timesText } from '../../i18n/amountText';
import { langOf, showText } from '../../i18n/show';
import { t } from '../../i18n/t';
import { closeAllSheets, openSheet } from '../../navigation/navigate';
import { paths } from '../../navigation/paths';
import { EmptyState } from '../../ui/EmptyState';
import { keysOf } from '../../ui/keysOf';
import { Row } from '../../ui/Row';
import { Section } from '../../ui/Section';
import { SheetPage } from '../../ui/SheetPage';
import { useBasketPosition } from '../catalog/useBasketAction';
import { AgainDifferences, isMissing } from './AgainDifferences';
import { MenuGate, OrderGate } from './OrderGate';

/** Reviews an earlier order at today's prices before it is added to the basket. */
export function OrderAgainScreen() {
  const { id = '' } = useParams();
  return (
    <OrderGate id={id}>
      {(order) => (
        <MenuGate title={t('orders.again.action')}>
          <AgainPlan order={order} />
        </MenuGate>
      )}
    </OrderGate>
  );
}

/** Lists what is unavailable or changed, and adds the rest to the basket after confirmation. */
function AgainPlan({ order }: { order: Order }) {
  // Computed once: adding to the basket changes the remaining stock.
  const [plan] = useState(() => compareWithNow(order));
  const { additions, differences } = plan;
  const hasBasket = useBasketPosition().place !== null;
  if (additions.length === 0) {
    return (
      <SheetPage title={t('orders.again.title')}>
        <EmptyState
          icon="basket"
          title={t('orders.again.nothing')}
          text={t('orders.again.nothingText')}
          action={{ text: t('common.toMenu'), onPress: closeAllSheets, isPrimary: true }}
        />
        <AgainDifferences differences={differences} />
      </SheetPage>
    );
  }
  const keys = keysOf(additions, ({ product, choices }) => [product.id, choices]);
  const hasLoss = differences.some(isMissing);
  return (
    <SheetPage
      title={t(differences.length > 0 ? 'orders.again.title' : 'orders.again.action')}
      action={
        hasBasket
          ? {
              text: t(hasLoss ? 'orders.again.putRest' : 'orders.again.put'),
              onPress: () => putAgain(plan, order),
            }
          : { text: t('common.toMenu'), onPress: closeAllSheets }
      }
    >
      <AgainDifferences differences={differences} />
      <Section title={t('orders.again.same')}>
        {additions.map(({ product, count }, index) => (
          <Row
            key={keys[index]}
            label={showText(product.name)}
            lang={langOf(product.name)}
            value={timesText(count)}
            onPress={() => openSheet(paths.product(product.id))}
          />
        ))}
      </Section>
    </SheetPage>
  );
}
