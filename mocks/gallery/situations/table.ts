import { callWaiter } from '../../../src/flows/table/callWaiter';
import { t } from '../../../src/i18n/t';
import type { Group, Situation } from '../specimen';
import { calls } from './calls';
import { situation } from './situation';
import { feast } from './wishes';

const at = '/waiter';

/** Orders are taken by the waiter; the basket dates from before. */
const menuOnly: Pick<Situation, 'server' | 'before'> = {
  server: ({ db }) => {
    for (const settings of db.settings) settings.dineInActive = false;
  },
  before: ({ fill, scanTable }) => {
    fill(...feast);
    scanTable('12');
  },
};

export const table = {
  id: 'table',
  title: 'At the table',
  specimens: [
    situation('table-seated', 'At a table', at, {
      before: ({ scanTable }) => scanTable('7'),
    }),
    situation('table-called', 'The waiter was called', at, {
      before: async ({ scanTable }) => {
        scanTable('7');
        await callWaiter('WAITER');
      },
    }),
    situation('table-calling', 'Requesting the bill', at, {
      before: ({ scanTable, leaveUnanswered }) => {
        scanTable('7');
        leaveUnanswered(calls.waiter);
      },
      act: ({ press }) => press(t('table.bill')),
    }),
    situation('table-failed', 'The call failed', at, {
      before: ({ scanTable, fail }) => {
        scanTable('VIP 12');
        fail(calls.waiter);
      },
      act: ({ press }) => press(t('table.call')),
    }),
    situation('table-none', 'No table', at),
    situation('table-basket', 'The basket at a table', '/basket', {
      before: ({ fill, scanTable }) => {
        fill(...feast);
        scanTable('7');
      },
    }),
    situation('table-menu-only', 'Menu only', '/', menuOnly),
    situation('table-menu-basket', 'Menu only, basket', '/basket', menuOnly),
    situation('table-menu-checkout', 'Menu only, checkout', '/checkout', menuOnly),
  ],
} satisfies Group;
