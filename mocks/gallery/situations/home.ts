import { callWaiter } from '../../../src/flows/table/callWaiter';
import * as recentlyViewed from '../../../src/stores/catalog/recentlyViewed';
import * as draft from '../../../src/stores/order/draft';
import { dayOff, week } from '../../backend/seed/week';
import type { Group } from '../specimen';
import { cutOff } from '../stage/connection';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';
import { feast, snack } from './wishes';

const uzbekOnly = {
  ruActive: false,
  engActive: false,
  arActive: false,
  kzActive: false,
  trActive: false,
  zhActive: false,
};

export const home = {
  id: 'home',
  title: 'Home',
  specimens: [
    situation('home-opening', 'Before the merchant is known', '/', {
      unanswered: [calls.merchant],
    }),
    situation('home-loading', 'Loading', '/', { unanswered: [calls.catalog] }),
    situation('home-filled', 'Filled', '/'),
    situation('home-basket', 'With a basket and a branch, signed in', '/', {
      before: async ({ signIn, fill, chooseBranch }) => {
        await signIn();
        chooseBranch('markaz');
        fill(...feast);
      },
    }),
    situation('home-delivery', 'To an address', '/', {
      before: async ({ signIn, fill, deliver }) => {
        await signIn();
        deliver();
        fill(...snack);
      },
    }),
    situation('home-undelivered', 'Address out of delivery range', '/', {
      server: ({ faults }) => void faults.add({ path: calls.closestBranch, status: 404 }),
      before: ({ deliver }) => deliver(),
    }),
    situation('home-pickup-only', 'Without delivery', '/', {
      server: ({ db }) => {
        for (const settings of db.settings) settings.deliveryActive = false;
      },
    }),
    situation('home-orders', 'With active orders', '/', {
      before: async ({ signIn, fill, chooseBranch, order }) => {
        await signIn();
        chooseBranch('markaz');
        fill(...feast);
        await order('COOKING');
        fill(...snack);
        await order('DONE');
      },
    }),
    situation('home-closed', 'A closed branch', '/', {
      before: ({ chooseBranch }) => chooseBranch('yunusobod'),
    }),
    situation('home-closed-orders', 'Closed, with a basket and an active order', '/', {
      before: async ({ signIn, fill, chooseBranch, order }) => {
        await signIn();
        // A closed branch takes no order.
        chooseBranch('markaz');
        fill(...feast);
        await order('COOKING');
        chooseBranch('yunusobod');
        fill(...snack);
      },
    }),
    situation('home-closing', 'A branch that closes soon, an order for later', '/', {
      server: ({ db }) => {
        for (const branch of db.branches) {
          branch.workHours = [{ type: 'PICK_UP', hours: week('09:00', '12:25') }];
        }
      },
      before: ({ chooseBranch }) => {
        chooseBranch('markaz');
        draft.setTime({ day: '2026-05-14', time: '11:00' });
      },
    }),
    situation('home-holiday', 'Closed today everywhere', '/', {
      server: ({ db }) => {
        for (const settings of db.settings) settings.deliveryActive = false;
        for (const branch of db.branches) {
          const hours = week('09:00', '22:00', { WEDNESDAY: dayOff });
          branch.workHours = [{ type: 'PICK_UP', hours }];
        }
      },
    }),
    situation('home-usual', 'With the usual', '/', {
      before: async ({ signIn, fill, chooseBranch, order }) => {
        await signIn();
        chooseBranch('markaz');
        fill(...feast);
        await order('CLOSED');
      },
    }),
    situation('home-shelves', 'The end, with what was ordered and viewed', '/', {
      before: async ({ signIn, fill, chooseBranch, order }) => {
        await signIn();
        chooseBranch('markaz');
        fill(...feast);
        await order('CLOSED');
        ['toy-oshi', 'patir', 'tandir-somsa'].forEach(recentlyViewed.add);
      },
      act: ({ toEnd }) => toEnd(),
    }),
    situation('home-table', 'At a table', '/', { before: ({ scanTable }) => scanTable('12') }),
    situation('home-table-called', 'At a table, the waiter was called', '/', {
      before: async ({ scanTable }) => {
        scanTable('12');
        await callWaiter('WAITER');
      },
    }),
    situation('home-language', 'A guest, with the language in the header', '/'),
    situation('home-one-language', 'A guest of a shop in one language', '/', {
      server: ({ db }) => {
        for (const settings of db.settings) Object.assign(settings, uzbekOnly);
      },
    }),
    situation('home-one-group', 'Categories without groups, small cards', '/', {
      server: ({ db }) => {
        for (const settings of db.settings) settings.groupView = 'WITHOUT_GROUP';
        for (const category of db.categories) category.viewType = 'SMALL';
      },
    }),
    situation('home-big', 'Big cards, scrolling rows', '/', {
      server: ({ db }) => {
        for (const [index, category] of db.categories.entries()) {
          category.viewType = 'BIG';
          category.scrollType = index % 2 === 0 ? 'HORIZONTAL' : 'VERTICAL';
        }
      },
    }),
    situation('home-flowers', 'Another merchant', '/', { vendor: 'bloom' }),
    situation('home-empty', 'Empty', '/', {
      server: ({ db }) => {
        db.products = [];
      },
    }),
    situation('home-empty-branch', 'Nothing in the chosen branch', '/', {
      server: ({ db }) => {
        for (const product of db.products) {
          product.productBranch = [{ branchId: 'chilonzor', isActive: true }];
        }
      },
      before: ({ chooseBranch }) => chooseBranch('markaz'),
    }),
    situation('home-failed', 'Error', '/', {
      server: ({ faults }) => void faults.add({ path: calls.catalog, status: 500 }),
    }),
    situation('home-pictureless', 'Without pictures', '/', {
      server: ({ db }) => {
        for (const each of [...db.settings, ...db.merchants]) each.logo = null;
        for (const each of [...db.products, ...db.categories, ...db.groups]) each.image = null;
        for (const product of db.products) product.gallery = [];
      },
    }),
    situation('home-long', 'Long texts and prices', '/', {
      server: lengthen,
      before: ({ fill, chooseBranch }) => {
        chooseBranch('markaz');
        fill(...feast);
      },
    }),
    situation('home-offline', 'Offline', '/', {
      before: cutOff,
    }),
  ],
} satisfies Group;
