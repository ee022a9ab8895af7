import { t } from '../../../src/i18n/t';
import type { Group } from '../specimen';
import { calls } from './calls';
import { situation } from './situation';

export const login: Group = {
  id: 'login',
  title: 'Log-in',
  specimens: [
    situation('login-phone', 'The phone', '/login'),
    situation('login-phone-wrong', 'A phone that is none', '/login', {
      act: async ({ write, press }) => {
        await write(t('login.phone'), '+99890');
        await press(t('login.send'));
      },
    }),
    situation('login-sending', 'The code is being sent', '/login', {
      before: ({ leaveUnanswered }) => leaveUnanswered(calls.login),
      act: async ({ write, press }) => {
        await write(t('login.phone'), '+998901234567');
        await press(t('login.send'));
      },
    }),
    situation('login-failed', 'The server does not answer', '/login', {
      server: ({ faults }) => void faults.add({ path: calls.login, kind: 'drop' }),
      act: async ({ write, press }) => {
        await write(t('login.phone'), '+998901234567');
        await press(t('login.send'));
      },
    }),
    situation('login-code', 'The code', '/login/confirm', {
      before: ({ askForCode }) => askForCode(),
    }),
    situation('login-code-again', 'The code, after the countdown', '/login/confirm', {
      before: async ({ askForCode, backend }) => {
        await askForCode();
        backend.clock.advance(61_000);
      },
    }),
    situation('login-code-wrong', 'A wrong code', '/login/confirm', {
      before: ({ askForCode }) => askForCode(),
      act: ({ write }) => write(t('login.code'), '0000'),
    }),
    situation('login-code-none', 'No code is on its way', '/login/confirm'),
  ],
};
