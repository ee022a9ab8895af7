import type { OrderStatus } from '../../../src/domain/order';
import { paths } from '../../../src/navigation/paths';
import type { Group } from '../specimen';
import type { Stage } from '../stage/stage';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';
import { feast } from './wishes';

const following = (status: OrderStatus) => async (stage: Stage) => {
  await stage.signIn();
  stage.chooseBranch('markaz');
  stage.fill(...feast);
  stage.standAt(paths.order(await stage.order(status)));
};

const at = '/profile/orders/none';

export const order: Group = {
  id: 'order',
  title: 'Order',
  specimens: [
    situation('order-created', 'Sent', at, { before: following('CREATED') }),
    situation('order-cooking', 'Being prepared', at, { before: following('COOKING') }),
    situation('order-done', 'Ready', at, { before: following('DONE') }),
    situation('order-closed', 'Completed', at, { before: following('CLOSED') }),
    situation('order-canceled', 'Cancelled', at, { before: following('CANCELED') }),
    situation('order-missing', 'Unknown', at, { before: ({ signIn }) => signIn() }),
    situation('order-loading', 'Loading', at, {
      before: async ({ signIn, leaveUnanswered }) => {
        await signIn();
        leaveUnanswered(calls.order);
      },
    }),
    situation('order-failed', 'Error', at, {
      before: async ({ signIn, fail }) => {
        await signIn();
        fail(calls.order);
      },
    }),
    situation('order-long', 'Long texts and prices', at, {
      server: lengthen,
      before: following('COOKING'),
    }),
  ],
};
