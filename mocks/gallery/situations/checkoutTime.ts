import { t } from '../../../src/i18n/t';
import * as draft from '../../../src/stores/order/draft';
import type { Group } from '../specimen';
import type { Stage } from '../stage/stage';
import { calls } from './calls';
import { situation } from './situation';
import { feast } from './wishes';

/** A pick-up basket for a branch that is always open; the gallery's date is Wednesday, 13 May. */
async function pickupBasket({ signIn, fill, chooseBranch }: Stage) {
  await signIn();
  chooseBranch('markaz');
  fill(...feast);
}

const evening = { day: '2026-05-13', time: '18:30' };
const nextWeek = { day: '2026-05-19', time: '11:00' };
const morning = { day: '2026-05-13', time: '09:00' };
const jamshid = { firstName: 'Jamshid', phone: '+998931112233' };

/** The night branch opens at 17:00. */
async function closedBranch(stage: Stage) {
  await pickupBasket(stage);
  stage.chooseBranch('yunusobod');
}

const at = '/checkout/time';
const receiverPath = '/checkout/receiver';

export const checkoutTime = {
  id: 'checkout-time',
  title: 'Time and receiver',
  specimens: [
    situation('time-pick', 'Choosing a time', at, { before: pickupBasket }),
    situation('time-picked', 'Time chosen', at, {
      before: async (stage) => {
        await pickupBasket(stage);
        draft.setTime(evening);
      },
    }),
    situation('time-far', 'A later day', at, {
      before: async (stage) => {
        await pickupBasket(stage);
        draft.setTime(nextWeek);
      },
    }),
    situation('time-past', 'The chosen time has passed', at, {
      before: async (stage) => {
        await pickupBasket(stage);
        draft.setTime(morning);
      },
    }),
    situation('time-night', 'Hours past midnight', at, { before: closedBranch }),
    situation('time-none', 'A branch without hours', at, {
      server: ({ db }) => {
        for (const branch of db.branches) branch.workHours = [];
      },
      before: pickupBasket,
    }),
    situation('time-placeless', 'No branch yet', at, {
      before: async ({ signIn, fill }) => {
        await signIn();
        fill(...feast);
      },
    }),
    situation('time-loading', 'Loading', at, { unanswered: [calls.branches] }),
    situation('checkout-later', 'Scheduled order', '/checkout', {
      before: async (stage) => {
        await pickupBasket(stage);
        draft.setTime(evening);
      },
    }),
    situation('checkout-late', 'The chosen time has passed', '/checkout', {
      before: async (stage) => {
        await pickupBasket(stage);
        draft.setTime(morning);
      },
    }),
    situation('checkout-shut-then', 'The branch is closed at the chosen time', '/checkout', {
      before: async (stage) => {
        await closedBranch(stage);
        draft.setTime({ ...evening, time: '16:00' });
      },
    }),
    situation('checkout-somebody', 'Another receiver, with a receipt', '/checkout', {
      before: async (stage) => {
        await pickupBasket(stage);
        draft.setReceiver(jamshid);
        draft.setCheque(true, '+99890');
      },
    }),
    situation('receiver-past', 'Earlier receivers', receiverPath, {
      before: async (stage) => {
        await pickupBasket(stage);
        const id = await stage.order('CLOSED');
        const record = stage.backend.db.orders.find((each) => each.id === id);
        if (record) record.receiver = jamshid;
        stage.forgetOrders();
        stage.fill(...feast);
      },
    }),
    situation('receiver-myself', 'The customer', receiverPath, { before: pickupBasket }),
    situation('receiver-other', 'Another receiver', receiverPath, {
      before: async (stage) => {
        await pickupBasket(stage);
        draft.setReceiver(jamshid);
      },
    }),
    situation('receiver-missing', 'Name and phone are missing', receiverPath, {
      before: pickupBasket,
      act: async ({ press }) => {
        await press(t('receiver.someoneElse'));
        await press(t('common.save'));
      },
    }),
  ],
} satisfies Group;
