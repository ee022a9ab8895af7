import { paymentFlags } from '../../../src/domain/settingsSchema';
import { t } from '../../../src/i18n/t';
import { paths } from '../../../src/navigation/paths';
import * as session from '../../../src/stores/session/session';
import type { Group } from '../specimen';
import { cutOff } from '../stage/connection';
import type { Stage } from '../stage/stage';
import { calls } from './calls';
import { checkoutPlaces } from './checkoutPlaces';
import { delivered, ready } from './checkoutReady';
import { lengthen } from './lengthen';
import { situation } from './situation';
import { feast, snack } from './wishes';

async function unseen(stage: Stage) {
  await ready(stage);
  stage.leaveUnanswered(calls.activeOrders);
  stage.loseAnswer('unseen');
}

export const checkout = {
  id: 'checkout',
  title: 'Checkout',
  specimens: [
    situation('checkout-ready', 'Ready to order', '/checkout', { before: ready }),
    situation('checkout-delivery', 'Delivered', '/checkout', { before: delivered }),
    ...checkoutPlaces,
    situation('checkout-little', 'Below the delivery minimum', '/checkout', {
      before: (stage) => delivered(stage, snack),
    }),
    situation('checkout-pick-up-only', 'With a pick-up only product', '/checkout', {
      before: (stage) => delivered(stage, [...feast, { id: 'limon-choy' }]),
    }),
    situation('checkout-few', 'Too few products for a delivery', '/checkout', {
      server: ({ db }) => {
        for (const each of db.orderSettings) each.minimalDeliveryProductCount = 9;
      },
      before: (stage) => delivered(stage),
    }),
    situation('checkout-unsold', 'Products not sold in the branch', '/checkout', {
      server: ({ db }) => {
        for (const each of db.products)
          if (each.id === 'qazili-osh')
            each.productBranch = [{ branchId: 'registon', isActive: true }];
      },
      before: ready,
    }),
    situation('checkout-unreachable', 'Signed in, the profile could not be loaded', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        stage.fail(calls.user);
        session.missProfile();
      },
    }),
    situation('checkout-guest', 'Not signed in', '/checkout', {
      before: ({ fill }) => fill(...feast),
    }),
    situation('checkout-branchless', 'No branch chosen', '/checkout', {
      before: async ({ signIn, fill, chooseService }) => {
        await signIn();
        fill(...feast);
        chooseService('PICK_UP');
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
    situation('checkout-problems', 'A line that cannot be ordered', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        stage.fill(...feast, { id: 'baliq-kabob' });
      },
    }),
    situation('checkout-unpayable', 'No payment type available', '/checkout', {
      server: ({ db }) => {
        const off = paymentFlags.map((flag) => [flag, false] as const);
        for (const each of db.settings) {
          Object.assign(each, Object.fromEntries(off), { paymentConfigurations: [] });
        }
      },
      before: ready,
    }),
    situation('checkout-sending', 'Sending', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        stage.leaveUnanswered(calls.placeOrder);
      },
      act: ({ press }) => press(t('checkout.submit')),
    }),
    situation('checkout-offline', 'Offline on submit', '/checkout', {
      before: ready,
      act: async ({ press }) => {
        cutOff();
        await press(t('checkout.submit'));
      },
    }),
    situation('checkout-refused', 'Refused by the server', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        stage.fail(calls.placeOrder, 422);
      },
      act: ({ press }) => press(t('checkout.submit')),
    }),
    situation('checkout-changed', 'Prices changed', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        for (const each of stage.backend.db.products) {
          if (each.id === 'tandir-somsa') each.costPrice += 2000;
          if (each.id === 'qazili-osh') each.amount = 0;
        }
      },
      act: ({ press }) => press(t('checkout.submit')),
    }),
    situation('checkout-checking', 'Response lost', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        stage.leaveUnanswered(calls.activeOrders);
        stage.loseAnswer();
      },
    }),
    situation('checkout-elsewhere', 'Sending from another window', '/checkout', {
      before: async (stage) => {
        await ready(stage);
        stage.loseAnswer('sending');
      },
    }),
    situation('checkout-unseen', 'Not found after waiting', '/checkout', { before: unseen }),
    situation('checkout-again', 'Confirming to send again', '/checkout', {
      before: unseen,
      act: ({ press }) => press(t('checkout.sendAgain')),
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
} satisfies Group;
