import { t } from '../../../src/i18n/t';
import { setIfOut } from '../../../src/stores/order/ifOut';
import type { Group } from '../specimen';
import type { Stage } from '../stage/stage';
import { situation } from './situation';
import { feast } from './wishes';

async function answered({ signIn, chooseBranch, fill }: Stage) {
  await signIn();
  chooseBranch('markaz');
  fill(...feast);
  setIfOut('', 'call');
  setIfOut('qazili-osh', 'leaveOut');
}

export const ifOut: Group = {
  id: 'if-out',
  title: 'Checkout: a product is out',
  specimens: [
    situation('if-out-answered', 'Answered', '/checkout', { before: answered }),
    situation('if-out-choosing', 'Choosing, also for each product', '/checkout', {
      before: answered,
      act: async ({ press }) => {
        await press(t('ifOut.title'));
        await press(t('ifOut.each'));
      },
    }),
  ],
};
