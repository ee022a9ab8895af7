import { callWaiter } from '../../../src/flows/table/callWaiter';
import { t } from '../../../src/i18n/t';
import type { Group, Situation } from '../specimen';
import { calls } from './calls';
import { situation } from './situation';
import { feast } from './wishes';

const at = '/waiter';

/** The waiter takes the orders; there is a basket from before. */
const menuOnly: Pick<Situation, 'server' | 'before'> = {
  server: ({ db }) => {
    for (const settings of db.settings) settings.dineInActive = false;
  },
  before: ({ fill, scanTable }) => {
    fill(...feast);
    scanTable('12');
  },
};

export const table: Group = {
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
    situation('table-calling', 'The bill is being asked for', at, {
      before: ({ scanTable, leaveUnanswered }) => {
        scanTable('7');
        leaveUnanswered(calls.waiter);
      },
      act: ({ press }) => press(t('table.bill')),
    }),
    situation('table-failed', 'Nobody could be called', at, {
      before: ({ scanTable, fail }) => {
        scanTable('VIP 12');
        fail(calls.waiter);
      },
      act: ({ press }) => press(t('table.call')),
    }),
    situation('table-none', 'At no table', at),
    situation('table-menu-only', 'The menu alone', '/', menuOnly),
    situation('table-menu-basket', 'A basket where the waiter takes orders', '/basket', menuOnly),
    situation('table-menu-checkout', 'The checkout there', '/checkout', menuOnly),
  ],
};
