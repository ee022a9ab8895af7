import { t } from '../../../src/i18n/t';
import * as draft from '../../../src/stores/order/draft';
import type { Group } from '../specimen';
import type { Stage } from '../stage/stage';
import { calls } from './calls';
import { situation } from './situation';
import { feast } from './wishes';

/** A basket to pick up from a branch that is always open; the gallery's day is Wednesday, 13 May. */
async function ready({ signIn, fill, chooseBranch }: Stage) {
  await signIn();
  chooseBranch('markaz');
  fill(...feast);
}

const evening = { day: '2026-05-13', time: '18:30' };
const nextWeek = { day: '2026-05-19', time: '11:00' };
const morning = { day: '2026-05-13', time: '09:00' };
const jamshid = { firstName: 'Jamshid', phone: '+998931112233' };

/** The night branch opens at five in the afternoon. */
async function closed(stage: Stage) {
  await ready(stage);
  stage.chooseBranch('yunusobod');
}

const at = '/checkout/time';
const who = '/checkout/receiver';

export const checkoutTime: Group = {
  id: 'checkout-time',
  title: 'When and for whom',
  specimens: [
    situation('time-pick', 'A time to choose', at, { before: ready }),
    situation('time-picked', 'A time that was chosen', at, {
      before: async (stage) => {
        await ready(stage);
        draft.setTime(evening);
      },
    }),
    situation('time-far', 'A day further on', at, {
      before: async (stage) => {
        await ready(stage);
        draft.setTime(nextWeek);
      },
    }),
    situation('time-past', 'The chosen time has passed', at, {
      before: async (stage) => {
        await ready(stage);
        draft.setTime(morning);
      },
    }),
    situation('time-night', 'Hours that run past midnight', at, { before: closed }),
    situation('time-none', 'A branch without hours', at, {
      server: ({ db }) => {
        for (const branch of db.branches) branch.workHours = [];
      },
      before: ready,
    }),
    situation('time-placeless', 'No branch yet', at, {
      before: async ({ signIn, fill }) => {
        await signIn();
        fill(...feast);
      },
    }),
    situation('time-loading', 'Loading', at, { unanswered: [calls.branches] }),
    situation('checkout-later', 'The order is for later', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        draft.setTime(evening);
      },
    }),
    situation('checkout-late', 'The chosen time has passed', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        draft.setTime(morning);
      },
    }),
    situation('checkout-shut-then', 'The branch is closed at the chosen time', '/checkout', {
      before: async (stage) => {
        await closed(stage);
        draft.setTime({ ...evening, time: '16:00' });
      },
    }),
    situation('checkout-somebody', 'Somebody else takes it, with a receipt', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        draft.setReceiver(jamshid);
        draft.setCheque(true, '+99890');
      },
    }),
    situation('receiver-myself', 'The customer takes it', who, { before: ready }),
    situation('receiver-other', 'Somebody else takes it', who, {
      before: async (stage) => {
        await ready(stage);
        draft.setReceiver(jamshid);
      },
    }),
    situation('receiver-missing', 'Name and phone are missing', who, {
      before: ready,
      act: async ({ press }) => {
        await press(t('receiver.someoneElse'));
        await press(t('common.save'));
      },
    }),
  ],
};
