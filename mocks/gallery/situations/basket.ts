import { t } from '../../../src/i18n/t';
import type { Group } from '../specimen';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';
import { feast, snack } from './wishes';

export const basket: Group = {
  id: 'basket',
  title: 'Basket',
  specimens: [
    situation('basket-filled', 'Filled', '/basket', { before: ({ fill }) => fill(...feast) }),
    situation('basket-one', 'One product', '/basket', { before: ({ fill }) => fill(...snack) }),
    situation('basket-problems', 'Lines that cannot be ordered', '/basket', {
      before: async ({ backend, fill, chooseBranch, reloadCatalog }) => {
        chooseBranch('chilonzor');
        fill(
          { id: 'taken-off-the-menu' },
          { id: 'baliq-kabob', count: 2 },
          { id: 'bedana-osh' },
          { id: 'pishloq-somsa', count: 5 },
          { id: 'toy-oshi', choices: ['portion-9'] },
          { id: 'tandir-somsa' },
        );
        backend.db.products = backend.db.products.filter(({ id }) => id !== 'taken-off-the-menu');
        await reloadCatalog();
      },
    }),
    situation('basket-notes', 'With notes', '/basket', {
      before: ({ fill }) =>
        fill(
          { id: 'tandir-somsa', count: 2, note: 'Piyozsiz, iltimos' },
          { id: 'toy-oshi', choices: ['portion-1'] },
        ),
    }),
    situation('basket-empty', 'Empty', '/basket'),
    situation('basket-loading', 'Loading', '/basket', {
      before: ({ fill, leaveUnanswered, forgetCatalog }) => {
        fill(...feast);
        leaveUnanswered(calls.catalog);
        forgetCatalog();
      },
    }),
    situation('basket-failed', 'Error', '/basket', {
      before: ({ fill, fail, forgetCatalog }) => {
        fill(...feast);
        fail(calls.catalog);
        forgetCatalog();
      },
    }),
    situation('basket-clearing', 'Asked whether to clear it', '/basket', {
      before: ({ fill }) => fill(...feast),
      act: ({ press }) => press(t('common.clear')),
    }),
    situation('basket-long', 'Long texts and prices', '/basket', {
      server: lengthen,
      before: ({ fill }) => fill(...feast),
    }),
  ],
};
