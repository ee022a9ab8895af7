import { paths } from '../../../src/navigation/paths';
import { CrashScreen } from '../../../src/screens/info/CrashScreen';
import type { Group } from '../specimen';
import { calls } from './calls';
import { situation } from './situation';

export const gone = {
  id: 'gone',
  title: 'No shop, no page',
  specimens: [
    situation('blocked', 'The merchant is not active', paths.blocked, { vendor: 'closed' }),
    situation('merchant-gone', 'There is no such merchant', paths.merchantNotAvailable, {
      vendor: 'nobody',
    }),
    situation('merchant-unreachable', 'It could not be asked', paths.merchantNotAvailable, {
      server: ({ faults }) => void faults.add({ path: calls.merchant, status: 503 }),
    }),
    situation('not-found', 'Unknown path', '/no/such/page'),
    {
      kind: 'piece',
      id: 'crash' as const,
      title: 'A mistake of ours',
      of: [],
      frameHeight: 780,
      render: () => <CrashScreen onReload={() => Promise.resolve(false)} />,
    },
  ],
} satisfies Group;
