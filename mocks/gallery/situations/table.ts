import { callWaiter } from '../../../src/flows/callWaiter';
import { t } from '../../../src/i18n/t';
import type { Group } from '../specimen';
import { calls } from './calls';
import { situation } from './situation';

const at = '/waiter';

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
  ],
};
