import { t } from '../../../src/i18n/t';
import { paths } from '../../../src/navigation/paths';
import type { Group, Situation } from '../specimen';
import { ready } from './checkoutReady';
import { situation } from './situation';
import { feast } from './wishes';

const wide = { frameWidth: 1280 } satisfies Partial<Situation>;

export const desktop = {
  id: 'desktop',
  title: 'Desktop',
  specimens: [
    situation('desktop-home', 'Categories, products and basket', paths.home, {
      ...wide,
      before: ready,
    }),
    situation('desktop-guest', 'An empty basket', paths.home, wide),
    situation('desktop-usual', 'An empty basket, with the usual and the last order', paths.home, {
      ...wide,
      before: async ({ signIn, fill, chooseBranch, order }) => {
        await signIn();
        chooseBranch('markaz');
        fill(...feast);
        await order('CLOSED');
      },
    }),
    situation('desktop-keys', 'The keys', paths.keys, wide),
    situation('desktop-keys-off', 'The keys, single ones off', paths.keys, {
      ...wide,
      act: ({ press }) => press(t('keys.isOn')),
    }),
    situation('desktop-product', 'A product as a dialog', paths.product('toy-oshi'), wide),
    situation('desktop-checkout', 'The checkout as a dialog', paths.checkout, {
      ...wide,
      before: ready,
    }),
    situation('desktop-branches', 'A map with buttons', paths.branchesMap, wide),
  ],
} satisfies Group;
