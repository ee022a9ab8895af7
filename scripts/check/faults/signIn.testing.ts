import { demoBotToken } from '../../../mocks/backend/bot';
import { type Changes, dayMs, dead, now, withBody } from '../world.testing';
import type { Faults } from './plant.testing';

const call = 'api.test/api/webbot/v1/users/token';
const otherToken = '99999:another-bots-token-another-bots-token';
const botId = Number(demoBotToken.split(':')[0]);
const answers = (body: string, status = 200): Changes => ({ [call]: withBody(body, status) });

type Judge = (fields: URLSearchParams) => boolean;
const isOld: Judge = (fields) => Number(fields.get('auth_date')) * 1000 < now - dayMs;
const isTampered: Judge = (fields) => JSON.parse(fields.get('user') ?? '{}').id !== botId;
const anyOther: Judge = (fields) => !isOld(fields) && !isTampered(fields);

/** What the server refuses gets another answer, where it is of this kind. */
const refusedNow = (is: Judge, status: number): Changes => ({
  [call]: (answer, _, sent) => {
    const { initData } = JSON.parse(sent);
    if (answer.status !== 401 || !is(new URLSearchParams(initData))) return answer;
    return { ...answer, status, body: status === 200 ? '{"token":"t"}' : '' };
  },
});
const takes = (is: Judge) => ({ changes: refusedNow(is, 200) });
const fallsOver = (is: Judge) => ({ changes: refusedNow(is, 500) });
/** What the server has taken gets another answer. */
const takenNow = (body: string, status: number): Changes => ({
  [call]: (answer) => (answer.status === 200 ? { ...answer, body, status } : answer),
});
const claims = { typed: { claimsThirdParty: true } };

/** Signing in from Telegram. */
export const signInFaults: Faults = {
  'red signIn.valid refused': {
    'the server holds another bot’s token': { serverToken: otherToken },
  },
  'red signIn.valid missing': {
    'the server has no call to sign in': { changes: answers('no', 404) },
  },
  'red signIn.valid failed': {
    'the server fails as somebody signs in': { changes: answers('no', 500) },
    'the server does not answer who signs in': { changes: { [call]: dead } },
  },
  'red signIn.valid noToken': {
    'the server signs in and gives no token': { changes: takenNow('{}', 200) },
  },
  'red signIn.tampered accepted': {
    'the server takes anything': takes(() => true),
  },
  'red signIn.otherBot accepted': {
    'the server takes what another bot has signed': takes(anyOther),
  },
  'red signIn.old accepted': {
    'the server takes what is a day old': takes(isOld),
  },
  'yellow signIn.tampered failed': {
    'the server falls over what was tampered with': fallsOver(isTampered),
  },
  'yellow signIn.otherBot failed': {
    'the server falls over what another bot has signed': fallsOver(anyOther),
  },
  'yellow signIn.old failed': {
    'the server falls over what is old': fallsOver(isOld),
  },
  'red signIn.thirdParty accepted': {
    'the server claims to check Telegram’s own signature, and does not': claims,
  },
  'yellow signIn.thirdParty failed': {
    'the server falls over a signature that is not Telegram’s': {
      ...claims,
      changes: takenNow('', 500),
    },
  },
  'green signIn.thirdParty refused': {
    'the server refuses a signature that is not Telegram’s: the customer’s own is not tried': {
      ...claims,
      changes: takenNow('', 401),
      also: 'grey signIn.valid notSignable',
    },
  },
};
