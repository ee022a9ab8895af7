import type { OrderStatus } from '../../../src/domain/order/order';
import { t } from '../../../src/i18n/t';
import type { Group } from '../specimen';
import type { Stage } from '../stage/stage';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';
import { feast, snack } from './wishes';

/** A user with orders in these states. */
async function withOrders(stage: Stage, ...states: readonly OrderStatus[]) {
  await stage.signIn();
  stage.chooseBranch('markaz');
  for (const [index, state] of states.entries()) {
    stage.fill(...(index % 2 === 0 ? feast : snack));
    await stage.order(state);
  }
}

const toTab = (name: 'orders.active' | 'orders.archive') => ({
  act: ({ press }: { press: (name: string) => Promise<void> }) => press(t(name)),
});
const toArchive = toTab('orders.archive');

export const orders = {
  id: 'orders',
  title: 'Orders',
  specimens: [
    situation('orders-active', 'Active', '/profile/orders', {
      before: (stage) => withOrders(stage, 'COOKING', 'DONE', 'ACCEPTED'),
    }),
    situation('orders-archive', 'Archive', '/profile/orders', {
      before: (stage) => withOrders(stage, 'CLOSED', 'CANCELED', 'CLOSED'),
      ...toArchive,
    }),
    situation('orders-archive-long', 'A long archive, next page failed', '/profile/orders', {
      before: async (stage) => {
        await withOrders(stage, ...Array.from({ length: 11 }, () => 'CLOSED' as const));
        const { fetch } = stage.backend;
        stage.backend.fetch = (request) =>
          new URL(request.url).searchParams.get('page') === '1'
            ? Promise.resolve(new Response(null, { status: 500 }))
            : fetch(request);
      },
      ...toArchive,
    }),
    situation('orders-guest', 'Not signed in', '/profile/orders'),
    situation('orders-none', 'No active ones', '/profile/orders', {
      before: ({ signIn }) => signIn(),
      ...toTab('orders.active'),
    }),
    situation('orders-archive-none', 'No archive', '/profile/orders', {
      before: ({ signIn }) => signIn(),
      ...toArchive,
    }),
    situation('orders-loading', 'Loading', '/profile/orders', {
      before: async ({ signIn, leaveUnanswered }) => {
        await signIn();
        leaveUnanswered(calls.orders);
      },
    }),
    situation('orders-failed', 'Error', '/profile/orders', {
      before: async ({ signIn, fail }) => {
        await signIn();
        fail(calls.activeOrders);
      },
    }),
    situation('orders-archive-failed', 'Archive, error', '/profile/orders', {
      before: async ({ signIn, fail }) => {
        await signIn();
        fail(calls.orders);
      },
      ...toArchive,
    }),
    situation('orders-long', 'Long texts and prices', '/profile/orders', {
      server: lengthen,
      before: (stage) => withOrders(stage, 'COOKING'),
    }),
  ],
} satisfies Group;
