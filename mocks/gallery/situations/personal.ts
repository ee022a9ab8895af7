import { sendPhoneCode } from '../../../src/flows/session/changePhone';
import { t } from '../../../src/i18n/t';
import type { Group, Situation } from '../specimen';
import type { Stage } from '../stage/stage';
import { calls } from './calls';
import { longNames, named } from './named';
import { situation } from './situation';

const aziza = {
  firstName: 'Aziza',
  lastName: 'Karimova',
  email: 'aziza@example.uz',
  birthday: '1990-03-07',
  gender: 'female',
};

/** A user who has requested a code for another phone. */
async function codeRequested(stage: Stage) {
  await named(aziza)(stage);
  await sendPhoneCode('+998935556677');
}

/** Types a number and requests a code. */
const typing = <const Id extends string>(
  id: Id,
  title: string,
  phone: string,
  more: Partial<Situation> = {},
) =>
  situation(id, title, '/profile/phone', {
    before: named(aziza),
    ...more,
    act: async ({ write, press }) => {
      await write(t('profile.newPhone'), phone);
      await press(t('login.send'));
    },
  });

export const personal = {
  id: 'personal',
  title: 'Personal information, phone',
  specimens: [
    situation('user', 'Filled in', '/profile/user', { before: named(aziza) }),
    situation('user-new', 'Empty', '/profile/user', {
      before: ({ signIn }) => signIn(),
    }),
    situation('user-wrong', 'Invalid input', '/profile/user', {
      before: named(aziza),
      act: async ({ write, press }) => {
        await write(t('profile.firstName'), '');
        await write(t('profile.email'), 'aziza@');
        await write(t('profile.birthday'), '31.02.1990');
        await press(t('common.save'));
      },
    }),
    situation('user-saving', 'Saving', '/profile/user', {
      before: async (stage) => {
        await named(aziza)(stage);
        stage.leaveUnanswered(calls.user);
      },
      act: async ({ write, press }) => {
        await write(t('profile.lastName'), 'Rahimova');
        await press(t('common.save'));
      },
    }),
    situation('user-failed', 'Not saved', '/profile/user', {
      before: async (stage) => {
        await named(aziza)(stage);
        stage.backend.faults.add({ method: 'PUT', path: calls.user, kind: 'drop' });
      },
      act: async ({ write, press }) => {
        await write(t('profile.lastName'), 'Rahimova');
        await press(t('common.save'));
      },
    }),
    situation('user-long', 'Long names', '/profile/user', {
      before: named({
        ...longNames,
        email: 'a.very.long.address.that.somebody.really.has@subdomain.of.an.example.uz',
      }),
    }),
    situation('user-guest', 'Not signed in', '/profile/user'),
    situation('phone', 'New phone', '/profile/phone', { before: named(aziza) }),
    typing('phone-same', 'Own number', '+998901234567'),
    typing('phone-taken', 'Another user’s number', '+998935556677', {
      before: async (stage) => {
        await named(aziza)(stage);
        const { users } = stage.backend.db;
        users.push(...users.map((user) => ({ ...user, id: 'else', phone: '+998935556677' })));
      },
    }),
    typing('phone-sending', 'Sending the code', '+998935556677', {
      before: async (stage) => {
        await named(aziza)(stage);
        stage.leaveUnanswered(calls.changePhone);
      },
    }),
    situation('phone-code', 'The code', '/profile/phone', { before: codeRequested }),
    situation('phone-code-again', 'The code, after the countdown', '/profile/phone', {
      before: async (stage) => {
        await codeRequested(stage);
        stage.backend.clock.advance(61_000);
      },
    }),
    situation('phone-code-wrong', 'A wrong code', '/profile/phone', {
      before: codeRequested,
      act: ({ write }) => write(t('login.code'), '0000'),
    }),
    situation('phone-guest', 'Not signed in', '/profile/phone'),
  ],
} satisfies Group;
