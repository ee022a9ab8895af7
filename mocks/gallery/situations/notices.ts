import type { Group } from '../specimen';
import { calls } from './calls';
import { lengthen } from './lengthen';
import { situation } from './situation';

const at = '/notifications';

export const notices = {
  id: 'notices',
  title: 'Notices',
  specimens: [
    situation('notices-new', 'New ones', at, { before: ({ signIn }) => signIn() }),
    situation('notices-none', 'None', at, {
      server: ({ db }) => {
        db.notices = [];
      },
      before: ({ signIn }) => signIn(),
    }),
    situation('notices-guest', 'Not signed in', at),
    situation('notices-long', 'Long texts', at, {
      server: lengthen,
      before: ({ signIn }) => signIn(),
    }),
    situation('notices-loading', 'Loading', at, {
      before: async ({ signIn, leaveUnanswered }) => {
        await signIn();
        leaveUnanswered(calls.notices);
      },
    }),
    situation('notices-failed', 'Error', at, {
      before: async ({ signIn, fail }) => {
        await signIn();
        fail(calls.notices);
      },
    }),
  ],
} satisfies Group;
