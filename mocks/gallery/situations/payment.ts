import type { PaymentType } from '../../../src/domain/order/paymentTraits';
import { provideServices, services } from '../../../src/flows/services';
import { t } from '../../../src/i18n/t';
import { paths } from '../../../src/navigation/paths';
import * as draft from '../../../src/stores/order/draft';
import * as placedOrder from '../../../src/stores/order/placedOrder';
import type { InvoiceAnswer } from '../../../src/telegram/handle';
import type { Group } from '../specimen';
import type { Stage } from '../stage/stage';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';
import { feast } from './wishes';

async function ready({ signIn, fill, chooseBranch }: Stage) {
  await signIn();
  chooseBranch('markaz');
  fill(...feast);
}

/** An order awaiting its payment; `isFresh`: the payment page opens automatically. */
async function unpaid(stage: Stage, { isFresh = false, type = 'PAYME' as PaymentType } = {}) {
  await ready(stage);
  draft.setPaymentType(type);
  const id = await stage.order('CREATED');
  if (!isFresh) placedOrder.settle();
  stage.standAt(paths.confirmOrder(id), true);
  return id;
}

/** A Telegram user whose invoice is closed with this status. */
async function invoiced(stage: Stage, status: InvoiceAnswer) {
  stage.backend.db.checkoutLinks = 'invoice';
  const { telegram } = services();
  provideServices({
    ...services(),
    telegram: { ...telegram, openInvoice: () => Promise.resolve(status) },
  });
  await unpaid(stage, { isFresh: true });
}

function saveCards({ backend }: Stage) {
  const userId = backend.db.users[0]?.id ?? '';
  const rest = { userId, phone: '', isVerified: true };
  backend.db.cards.push(
    { id: 'c1', name: '', number: '8600 **** **** 9012', expire: '12/29', type: 'UZCARD', ...rest },
    {
      id: 'c2',
      name: 'Oila',
      number: '9860 **** **** 4455',
      expire: '03/28',
      type: 'HUMO',
      ...rest,
    },
  );
}

const withCode = {
  server: ({ db }: Stage['backend']) => {
    for (const rules of db.orderRules) rules.isSmsConfirmationRequiredPerOrder = true;
  },
};

export const payment = {
  id: 'payment',
  title: 'Payment',
  specimens: [
    situation('payment-choices', 'All payment types', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        saveCards(stage);
        draft.setPaymentType('OTHER', 'c2');
      },
    }),
    situation('payment-cards-failed', 'Cards not loaded', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        stage.fail(calls.cards);
      },
    }),
    situation('payment-covered', 'Covered by cashback', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        await stage.haveCashback(5_000_000, 5_000_000);
      },
    }),
    situation('payment-code-sending', 'Sending the code', '/checkout/confirm', {
      ...withCode,
      before: async (stage) => {
        stage.leaveUnanswered(calls.confirmOrder);
        await unpaid(stage);
      },
    }),
    situation('payment-code-failed', 'Code not sent', '/checkout/confirm', {
      ...withCode,
      before: async (stage) => {
        stage.fail(calls.confirmOrder);
        await unpaid(stage);
      },
    }),
    situation('payment-code', 'Code of an order', '/checkout/confirm', {
      ...withCode,
      before: async (stage) => void (await unpaid(stage)),
    }),
    situation('payment-code-wrong', 'A wrong code', '/checkout/confirm', {
      ...withCode,
      before: async (stage) => void (await unpaid(stage)),
      act: ({ write }) => write(t('login.code'), '0000'),
    }),
    situation('payment-code-again', 'The code, after the countdown', '/checkout/confirm', {
      ...withCode,
      before: async (stage) => {
        await unpaid(stage);
        placedOrder.setCode(
          { id: '', phone: '+998901234567', type: 'WEB', time: 60, timestamp: null },
          services().now() - 61_000,
        );
      },
    }),
    situation('payment-unpaid', 'Unpaid', '/checkout/confirm', {
      before: async (stage) => void (await unpaid(stage)),
    }),
    situation('payment-opening', 'Opening the payment', '/checkout/confirm', {
      before: async (stage) => {
        stage.leaveUnanswered(calls.checkoutLink);
        await unpaid(stage, { isFresh: true });
      },
    }),
    situation('payment-waiting', 'The payment is open', '/checkout/confirm', {
      before: (stage) => invoiced(stage, 'pending'),
    }),
    situation('payment-not-yet', 'Returned without paying', '/checkout/confirm', {
      before: (stage) => invoiced(stage, 'cancelled'),
    }),
    situation('payment-declined', 'The payment failed', '/checkout/confirm', {
      before: (stage) => invoiced(stage, 'failed'),
    }),
    situation('payment-failed', 'No payment link', '/checkout/confirm', {
      before: async (stage) => {
        stage.fail(calls.checkoutLink);
        await unpaid(stage, { isFresh: true });
      },
    }),
    situation('payment-refused', 'Unsafe payment link', '/checkout/confirm', {
      before: async (stage) => {
        const json = { url: 'javascript:alert(1)' };
        stage.backend.faults.add({ path: calls.checkoutLink, kind: 'json', json });
        await unpaid(stage, { isFresh: true });
      },
    }),
    situation('payment-paid', 'Paid', '/checkout/confirm', {
      before: async (stage) => {
        const id = await unpaid(stage);
        for (const each of stage.backend.db.orders) each.isPaid ||= each.id === id;
      },
    }),
    situation('payment-messages', 'Paid, messages offered', '/checkout/confirm', {
      before: async (stage) => {
        stage.offerFeatures();
        const id = await unpaid(stage);
        for (const each of stage.backend.db.orders) each.isPaid ||= each.id === id;
      },
    }),
    situation('payment-canceled', 'Cancelled before payment', '/checkout/confirm', {
      before: async (stage) => {
        const id = await unpaid(stage);
        for (const each of stage.backend.db.orders) {
          if (each.id === id) Object.assign(each, { status: 'CANCELED', reason: 'Toʻlov kelmadi' });
        }
      },
    }),
    situation('payment-order-failed', 'Order not loaded', '/checkout/confirm', {
      before: async (stage) => {
        await unpaid(stage);
        stage.forgetOrders();
        stage.fail(calls.order);
      },
    }),
    situation('payment-order-loading', 'Order loading', '/checkout/confirm', {
      before: async (stage) => {
        await unpaid(stage);
        stage.forgetOrders();
        stage.leaveUnanswered(calls.order);
      },
    }),
    situation('payment-long', 'Long texts and prices', '/checkout/confirm', {
      server: lengthen,
      before: async (stage) => void (await unpaid(stage)),
    }),
  ],
} satisfies Group;
