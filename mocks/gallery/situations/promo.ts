import { t } from '../../../src/i18n/t';
import { paths } from '../../../src/navigation/paths';
import type { Group } from '../specimen';
import type { Stage } from '../stage/stage';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';
import { feast, snack } from './wishes';

const at = paths.checkoutPromo;

async function customer(stage: Stage) {
  await stage.signIn();
  stage.chooseBranch('markaz');
  stage.fill(...feast);
}

/** Types a code and looks it up. */
const typing = <const Id extends string>(id: Id, title: string, code: string) =>
  situation(id, title, at, {
    before: customer,
    act: async ({ write, press }) => {
      await write(t('promo.field'), code);
      await press(t('promo.apply'));
    },
  });

export const promo = {
  id: 'promo',
  title: 'Promo codes and cashback',
  specimens: [
    situation('promo-own', 'The user’s promos', at, { before: customer }),
    situation('promo-chosen', 'One chosen', at, {
      before: async (stage) => {
        await customer(stage);
        await stage.applyPromo('SALOM10');
      },
    }),
    situation('promo-waiting', 'Chosen, basket too small', at, {
      before: async (stage) => {
        await customer(stage);
        stage.fill(...snack);
        await stage.applyPromo('OSH30');
      },
    }),
    typing('promo-unknown', 'Unknown code', 'YOQ'),
    typing('promo-inactive', 'Not active', 'OCHIQEMAS'),
    typing('promo-early', 'Not started yet', 'NAVROZ2098'),
    typing('promo-expired', 'Expired', 'ESKI2024'),
    situation('promo-busy', 'Code being checked', at, {
      before: async (stage) => {
        await customer(stage);
        stage.leaveUnanswered(calls.promo);
      },
      act: async ({ write, press }) => {
        await write(t('promo.field'), 'SALOM10');
        await press(t('promo.apply'));
      },
    }),
    situation('promo-guest', 'Not signed in', at, { before: ({ fill }) => fill(...feast) }),
    situation('promo-none', 'No promos', at, {
      server: ({ db }) => {
        for (const each of db.promos) each.isPublic = false;
      },
      before: customer,
    }),
    situation('promo-loading', 'Loading', at, { unanswered: [calls.promos], before: customer }),
    situation('promo-failed', 'Error', at, {
      before: async (stage) => {
        stage.fail(calls.promos);
        await customer(stage);
      },
    }),
    situation('promo-off', 'A shop without promos', at, {
      server: ({ db }) => {
        for (const each of db.settings) each.promoActive = false;
      },
    }),
    situation('promo-checkout', 'At the checkout, with cashback', '/checkout', {
      before: async (stage) => {
        await customer(stage);
        await stage.applyPromo('OILA');
        await stage.haveCashback(45_000, 20_000);
      },
    }),
    situation('promo-covered', 'Covered by cashback', '/checkout', {
      before: async (stage) => {
        await customer(stage);
        await stage.haveCashback(9_000_000, 9_000_000);
      },
    }),
    situation('promo-too-much', 'More cashback than the balance', '/checkout', {
      before: async (stage) => {
        await customer(stage);
        await stage.haveCashback(45_000, 20_000);
      },
      act: ({ write }) => write(t('cashback.amount'), '90000'),
    }),
    situation('promo-long', 'Long texts and prices', at, {
      server: (backend) => {
        lengthen(backend);
        for (const each of backend.db.promos) each.code = `${each.code}-${each.code}-${each.code}`;
      },
      before: customer,
    }),
  ],
} satisfies Group;
