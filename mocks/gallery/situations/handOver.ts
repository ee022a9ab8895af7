import type { PaymentType } from '../../../src/domain/order/paymentTraits';
import { t } from '../../../src/i18n/t';
import { paths } from '../../../src/navigation/paths';
import * as draft from '../../../src/stores/order/draft';
import { setChange, toggleDoorWish } from '../../../src/stores/order/handOver';
import type { Group } from '../specimen';
import type { Hands } from '../stage/hands';
import type { Stage } from '../stage/stage';
import { delivered, ready } from './checkoutReady';
import { situation } from './situation';

const deliveredAndPaid = (paymentType: PaymentType) => async (stage: Stage) => {
  await delivered(stage);
  draft.setPaymentType(paymentType);
};

async function answered(stage: Stage) {
  await deliveredAndPaid('CASH')(stage);
  setChange(50_000_000);
  toggleDoorWish('callFirst');
  toggleDoorWish('dontRing');
  draft.setCourierComment('Darvoza oldida kuting');
}

/** The courier's part of a delivery, in the shop's language. */
const said =
  'Darvoza oldida kuting. 500 000 soʻmdan qaytim kerak. Kelishdan oldin qoʻngʻiroq qiling. Eshik qoʻngʻirogʻini bosmang';

const openChange = async ({ press }: Hands) => press(t('change.title'));
const openNotes = async ({ press }: Hands) => press(t('receiver.notes'));

export const handOver = {
  id: 'hand-over',
  title: 'Checkout: change, the door',
  specimens: [
    situation('hand-over-answered', 'Answered', '/checkout', { before: answered }),
    situation('change-choosing', 'Choosing what is paid with', '/checkout', {
      before: deliveredAndPaid('CASH'),
      act: openChange,
    }),
    situation('change-sum', 'Typing another sum', '/checkout', {
      before: deliveredAndPaid('CASH'),
      act: async (hands) => {
        await openChange(hands);
        await hands.press(t('change.anotherSum'));
        await hands.write(t('change.sum'), '500000');
      },
    }),
    situation('change-outgrown', 'The total has outgrown the sum', '/checkout', {
      before: async (stage) => {
        await answered(stage);
        setChange(100_000);
      },
    }),
    situation('door-cash', 'Wishes for the door, paid in cash', '/checkout', {
      before: answered,
      act: openNotes,
    }),
    situation('door-online', 'Wishes for the door, paid online', '/checkout', {
      before: async (stage) => {
        await answered(stage);
        draft.setPaymentType('PAYME');
        toggleDoorWish('leaveAtDoor');
      },
      act: openNotes,
    }),
    situation('order-wishes', 'The order says it', '/profile/orders/none', {
      before: async (stage) => {
        await ready(stage);
        const id = await stage.order('ACCEPTED');
        const record = stage.backend.db.orders.find((order) => order.id === id);
        if (record) record.courierComment = said;
        stage.forgetOrders();
        stage.standAt(paths.order(id));
      },
    }),
  ],
} satisfies Group;
