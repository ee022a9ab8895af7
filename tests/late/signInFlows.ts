import { backend, lastCode } from '../journey';
import { settled } from '../until';
import type { Flows } from './flow';
import { anna, type LatePage } from './openLate';

const logout = '/webbot/v1/users/logout';

/** Signs in as a start inside Telegram does. */
const exchange = (page: LatePage) => () => page.exchange(page.services().telegram.initData ?? '');

/** What a sign-in changes. */
const signedIn = ['everything'];

export const signInFlows: Flows = {
  'the code of a log-in': {
    call: 'POST /webbot/v1/users/login',
    scope: 'signIn',
    fills: ['loginRecord', 'session'],
    opening: { isGuest: true },
    prepare: (page) => () => page.sendCode(anna),
  },
  'a log-in': {
    call: 'POST /webbot/v1/users/login',
    scope: 'signIn',
    fills: signedIn,
    opening: { isGuest: true },
    prepare: async (page) => {
      await settled(page.sendCode(anna));
      const code = lastCode();
      return () => page.confirmCode(code);
    },
  },
  'the token of Telegram': {
    call: 'POST /webbot/v1/users/token',
    scope: 'signIn',
    fills: signedIn,
    opening: { isInTelegram: true },
    prepare: exchange,
  },
  'a sign-in inside Telegram': {
    call: 'POST /webbot/v1/users/auth',
    scope: 'person',
    fills: signedIn,
    opening: { isInTelegram: true },
    prepare: (page) => {
      for (const user of backend.db.users) user.cashback += 1000;
      return exchange(page);
    },
  },
  'a log-out': {
    call: 'POST /users/v1/users/logout',
    scope: null,
    fills: [],
    prepare: (page) => page.logOut,
  },
  'a log-out inside Telegram': {
    call: `PUT ${logout}`,
    scope: null,
    fills: [],
    opening: { isInTelegram: true },
    prepare: (page) => page.logOut,
  },
  'a log-out inside Telegram, said once more': {
    call: `POST ${logout}`,
    scope: null,
    fills: [],
    opening: { isInTelegram: true },
    prepare: (page) => {
      backend.faults.add({ method: 'PUT', path: logout, status: 500 });
      return page.logOut;
    },
  },
};
