import type { Totals } from '../../../src/domain/order/order';
import { showSigned } from '../../../src/i18n/amountText';
import { showMoney } from '../../../src/i18n/show';
import { t } from '../../../src/i18n/t';
import { Badge } from '../../../src/ui/Badge';
import { Button, IconButton } from '../../../src/ui/Button';
import { ContactSection } from '../../../src/ui/ContactSection';
import { Disclosure } from '../../../src/ui/Disclosure';
import { OrderTotals, TotalsList } from '../../../src/ui/OrderTotals';
import { Row } from '../../../src/ui/Row';
import { Section } from '../../../src/ui/Section';
import type { Group } from '../specimen';
import { States } from './States';
import { dearPrice, dish, longDish, longSentence, nothing, price, sentence } from './samples';

const row = () => (
  <Section>
    <Row label={dish()} />
    <Row icon="clock" label={t('orders.placed')} value="13.05.2026 12:00" />
    <Row icon="receipt" label={t('profile.orders')} hasChevron onPress={nothing} />
    <Row icon="store" label={dish()} detail={sentence()} hasChevron onPress={nothing} />
    <Row
      icon="wallet"
      label={t('orders.payment')}
      value={<Badge tone="good">{t('orders.paid')}</Badge>}
    />
    <Row
      icon="pin"
      label={longDish()}
      detail={longSentence()}
      value={showMoney(dearPrice)}
      hasChevron
      onPress={nothing}
    />
    <Row
      icon="phone"
      label={t('branches.call')}
      value="+998 90 123 45 67"
      href="tel:+998901234567"
      tone="action"
    />
    <Row icon="plus" label={t('basket.addMore')} tone="action" onPress={nothing} />
    <Row icon="logOut" label={t('profile.logOut')} tone="destructive" onPress={nothing} />
    <Row icon="card" label={dish()} detail={t('home.soldOut')} isDisabled onPress={nothing} />
    <Row
      icon="pin"
      label={dish()}
      detail={sentence()}
      onPress={nothing}
      aside={<IconButton icon="trash" label={t('basket.delete')} onPress={nothing} />}
    />
  </Section>
);

const disclosure = () => (
  <Section>
    <Disclosure icon="cash" label={t('checkout.payment')} value={t('payment.types.CASH')}>
      <Row label={dish()} />
    </Disclosure>
    <Disclosure icon="note" label={longDish()} detail={longSentence()} isPadded>
      {sentence()}
    </Disclosure>
    <Disclosure icon="clock" label={t('schedule.title')} isNeeded>
      <Row label={dish()} />
      <Row label={longDish()} />
    </Disclosure>
  </Section>
);

const section = () => (
  <States
    of={{
      bare: (
        <Section>
          <Row label={dish()} />
        </Section>
      ),
      'with a title and a note': (
        <Section title={t('orders.lines')} note={sentence()}>
          <Row label={dish()} />
          <Row label={longDish()} />
        </Section>
      ),
      'with an action beside the title': (
        <Section
          title={t('branches.schedule')}
          aside={
            <Button kind="text" isSmall onPress={nothing}>
              {t('login.otherPhone')}
            </Button>
          }
        >
          <Row label={dish()} />
        </Section>
      ),
      padded: (
        <Section title={longDish()} isPadded>
          {longSentence()}
        </Section>
      ),
    }}
  />
);

const totals: Totals = {
  productCount: 3,
  productPrice: 8_400_000,
  productDiscount: 840_000,
  totalProductPrice: 8_400_000,
  totalProductDiscount: 840_000,
  deliveryPrice: 900_000,
  deliveryDiscount: 0,
  totalDiscount: 840_000,
  servicePrice: 200_000,
  cashback: 500_000,
  totalPrice: 8_160_000,
};

const orderTotals = () => (
  <States
    of={{
      everything: (
        <Section>
          <OrderTotals totals={totals} />
        </Section>
      ),
      'with a promo and a waivable fee': (
        <Section>
          <OrderTotals
            totals={{
              ...totals,
              productDiscount: 1_640_000,
              deliveryDiscount: 450_000,
              totalDiscount: 2_090_000,
              totalPrice: 6_910_000,
            }}
            promoCode="SALOM10"
            serviceFreeAbove={20_000_000}
          />
        </Section>
      ),
      ...Object.fromEntries(
        (['asking', 'choose', 'logIn', 'noBranch', 'failed'] as const).map((state) => [
          `a delivery without a price: ${state}`,
          <Section key={state}>
            <OrderTotals
              totals={{ ...totals, deliveryPrice: 0, totalPrice: 7_260_000 }}
              deliveryState={state}
              onRetry={nothing}
            />
          </Section>,
        ]),
      ),
      'delivery price refreshing': (
        <Section>
          <OrderTotals totals={totals} deliveryState="asking" />
        </Section>
      ),
      'service fee loading': (
        <Section>
          <OrderTotals totals={{ ...totals, servicePrice: 0 }} isFeeLoading />
        </Section>
      ),
      'products only': (
        <Section>
          <OrderTotals
            totals={{
              ...totals,
              totalDiscount: 0,
              deliveryPrice: 0,
              servicePrice: 0,
              cashback: 0,
              totalPrice: totals.productPrice,
            }}
          />
        </Section>
      ),
      'large amounts': (
        <Section>
          <OrderTotals
            totals={{
              ...totals,
              productCount: 12_000,
              productPrice: dearPrice,
              totalPrice: dearPrice,
            }}
          />
        </Section>
      ),
    }}
  />
);

const totalsList = () => (
  <Section>
    <TotalsList
      lines={[
        { label: dish(), amount: showMoney(price) },
        { label: t('basket.discount'), amount: showSigned('−', price), tone: 'good' },
        { label: t('basket.delivery'), amount: showMoney(price), note: sentence() },
        { label: t('basket.service'), amount: '', isPending: true },
        { label: longDish(), amount: showMoney(dearPrice), note: longSentence() },
        { label: t('basket.total'), amount: showMoney(dearPrice), tone: 'strong' },
      ]}
    />
  </Section>
);

const contactSection = () => (
  <ContactSection pages={['contacts', 'linkPage', 'linkPageWithCode']} onOpen={nothing} />
);

/** Lists and rows. */
export const rows: Group = {
  id: 'rows',
  title: 'Rows',
  specimens: [
    { kind: 'piece', id: 'row', title: 'Row', of: ['Row', 'RowText', 'TintTile'], render: row },
    {
      kind: 'piece',
      id: 'disclosure',
      title: 'Disclosure',
      of: ['Disclosure'],
      render: disclosure,
    },
    { kind: 'piece', id: 'section', title: 'Section', of: ['Section'], render: section },
    {
      kind: 'piece',
      id: 'contact-section',
      title: 'ContactSection',
      of: ['ContactSection'],
      render: contactSection,
    },
    {
      kind: 'piece',
      id: 'totals-list',
      title: 'TotalsList',
      of: ['TotalsList'],
      render: totalsList,
    },
    {
      kind: 'piece',
      id: 'order-totals',
      title: 'OrderTotals',
      of: ['OrderTotals'],
      render: orderTotals,
    },
  ],
};
