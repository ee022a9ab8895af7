import { demoBotToken } from '../../../mocks/backend/bot';
import { type Changes, dayMs, dead, now, withBody } from '../world.testing';
import type { Fault } from './plant.testing';

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
export const signInFaults: readonly Fault[] = [
  [
    'the server holds another bot’s token',
    'red',
    'signIn.valid refused',
    { serverToken: otherToken },
  ],
  [
    'the server has no call to sign in',
    'red',
    'signIn.valid missing',
    { changes: answers('no', 404) },
  ],
  [
    'the server fails as somebody signs in',
    'red',
    'signIn.valid failed',
    { changes: answers('no', 500) },
  ],
  [
    'the server does not answer who signs in',
    'red',
    'signIn.valid failed',
    { changes: { [call]: dead } },
  ],
  [
    'the server signs in and gives no token',
    'red',
    'signIn.valid noToken',
    { changes: takenNow('{}', 200) },
  ],
  ['the server takes anything', 'red', 'signIn.tampered accepted', takes(() => true)],
  [
    'the server takes what another bot has signed',
    'red',
    'signIn.otherBot accepted',
    takes(anyOther),
  ],
  ['the server takes what is a day old', 'red', 'signIn.old accepted', takes(isOld)],
  [
    'the server falls over what was tampered with',
    'yellow',
    'signIn.tampered failed',
    fallsOver(isTampered),
  ],
  [
    'the server falls over what another bot has signed',
    'yellow',
    'signIn.otherBot failed',
    fallsOver(anyOther),
  ],
  ['the server falls over what is old', 'yellow', 'signIn.old failed', fallsOver(isOld)],
  [
    'the server claims to check Telegram’s own signature, and does not',
    'red',
    'signIn.thirdParty accepted',
    claims,
  ],
  [
    'the server falls over a signature that is not Telegram’s',
    'yellow',
    'signIn.thirdParty failed',
    { ...claims, changes: takenNow('', 500) },
  ],
  [
    'the server refuses a signature that is not Telegram’s',
    'green',
    'signIn.thirdParty refused',
    { ...claims, changes: takenNow('', 401) },
  ],
  [
    'the same: the customer’s own is not tried',
    'grey',
    'signIn.valid notSignable',
    { ...claims, changes: takenNow('', 401) },
  ],
];
