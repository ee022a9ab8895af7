import { t } from '../../../src/i18n/t';
import { paths } from '../../../src/navigation/paths';
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

export const checkout: Group = {
  id: 'checkout',
  title: 'Checkout',
  specimens: [
    situation('checkout-ready', 'Ready to order', '/checkout', { before: ready }),
    situation('checkout-guest', 'Nobody is signed in', '/checkout', {
      before: ({ fill }) => fill(...feast),
    }),
    situation('checkout-branchless', 'No branch is chosen', '/checkout', {
      before: async ({ signIn, fill }) => {
        await signIn();
        fill(...feast);
      },
    }),
    situation('checkout-closed', 'The branch is closed', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        stage.chooseBranch('yunusobod');
      },
    }),
    situation('checkout-table', 'At a table', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        stage.scanTable('12');
      },
    }),
    situation('checkout-problems', 'A line cannot be ordered', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        stage.fill(...feast, { id: 'baliq-kabob' });
      },
    }),
    situation('checkout-unpayable', 'No way to pay', '/checkout', {
      server: ({ db }) => {
        for (const each of db.settings)
          Object.assign(each, { cashActive: false, terminalActive: false });
      },
      before: ready,
    }),
    situation('checkout-sending', 'Being sent', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        stage.leaveUnanswered(calls.placeOrder);
      },
      act: ({ press }) => press(t('checkout.submit')),
    }),
    situation('checkout-refused', 'Refused by the server', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        const somsa = stage.backend.db.products.find(({ id }) => id === 'tandir-somsa');
        if (somsa) somsa.amount = 0;
      },
      act: ({ press }) => press(t('checkout.submit')),
    }),
    situation('checkout-checking', 'The answer was lost', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        stage.leaveUnanswered(calls.activeOrders);
        stage.loseAnswer();
      },
    }),
    situation('checkout-empty', 'Nothing to order', '/checkout'),
    situation('checkout-loading', 'Loading', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        stage.leaveUnanswered(calls.catalog);
        stage.forgetCatalog();
      },
    }),
    situation('checkout-accepted', 'Accepted', '/checkout/confirm', {
      before: async (stage) => {
        await ready(stage);
        await stage.order('CREATED');
        stage.standAt(paths.checkoutConfirm, true);
      },
    }),
    situation('checkout-long', 'Long texts and prices', '/checkout', {
      server: lengthen,
      before: ready,
    }),
  ],
};
