import { t } from '../../../src/i18n/t';
import { setSubstitution } from '../../../src/stores/order/handOver';
import type { Group } from '../specimen';
import type { Stage } from '../stage/stage';
import { situation } from './situation';
import { feast } from './wishes';

async function answered({ signIn, chooseBranch, fill }: Stage) {
  await signIn();
  chooseBranch('markaz');
  fill(...feast);
  setSubstitution('', 'call');
  setSubstitution('qazili-osh', 'leaveOut');
}

export const substitution = {
  id: 'if-out',
  title: 'Checkout: a product is out',
  specimens: [
    situation('if-out-answered', 'Answered', '/checkout', { before: answered }),
    situation('if-out-choosing', 'Choosing, also for each product', '/checkout', {
      before: answered,
      act: async ({ press }) => {
        await press(t('substitution.title'));
        await press(t('substitution.each'));
      },
    }),
  ],
} satisfies Group;
