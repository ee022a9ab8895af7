import { t } from '../../../src/i18n/t';
import type { Group } from '../specimen';
import { calls } from './calls';
import { situation } from './situation';

export const login = {
  id: 'login',
  title: 'Log-in',
  specimens: [
    situation('login-phone', 'The phone', '/login'),
    situation('login-phone-wrong', 'Invalid phone', '/login', {
      act: async ({ write, press }) => {
        await write(t('login.phone'), '+99890');
        await press(t('login.send'));
      },
    }),
    situation('login-sending', 'Sending the code', '/login', {
      before: ({ leaveUnanswered }) => leaveUnanswered(calls.login),
      act: async ({ write, press }) => {
        await write(t('login.phone'), '+998901234567');
        await press(t('login.send'));
      },
    }),
    situation('login-failed', 'Server not responding', '/login', {
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
    situation('login-code-none', 'No code sent', '/login/confirm'),
  ],
} satisfies Group;
