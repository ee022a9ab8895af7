import { randomBytes } from 'node:crypto';
import { signQuery } from '../../mocks/telegram/launch/sign';
import type { Find, Means } from './finding';
import { type Get, jsonOf } from './visit';

type Target = {
  /** without a slash at the end */
  apiBase: string;
  /** what the header `merchant` says: the id, or the key of a server that takes it */
  merchant: string;
  origin: string;
  botToken: string;
  /** the server says that it checks Telegram's own signature too */
  claimsThirdParty: boolean;
};

type Answer = { status: number | null; hasToken: boolean };

const dayMs = 86_400_000;

/**
 * Signs in as Telegram would, and in ways that a server must refuse. The person is the bot itself:
 * its number is nobody else's. Whatever session the server opens is closed again.
 */
export async function checkSignIn(
  { find, get, now }: Pick<Means, 'find' | 'get' | 'now'>,
  target: Target,
): Promise<void> {
  const { botToken, claimsThirdParty } = target;
  const botId = Number(botToken.split(':')[0]);
  const signed = (at: number, token = botToken) =>
    signQuery(
      {
        user: JSON.stringify({ id: botId, first_name: 'Check', language_code: 'en' }),
        auth_date: String(Math.floor(at / 1000)),
        query_id: 'AAcheck',
        // of the right form, and nobody's: only Telegram can make its own
        signature: randomBytes(64).toString('base64url'),
      },
      token,
    );
  const valid = await signed(now);
  const answer = await exchange(get, target, valid);
  const came = answer.status === null ? 'no answer' : `status ${answer.status}`;
  const isTaken = accepted(answer);
  if (claimsThirdParty) {
    if (!isTaken) find('signIn.valid', 'notSignable', came);
  } else if (isTaken) find('signIn.valid', answer.hasToken ? 'accepted' : 'noToken', came);
  else if (answer.status === 404) return find('signIn.valid', 'missing', came);
  else if (answer.status === null || answer.status >= 500)
    return find('signIn.valid', 'failed', came);
  else find('signIn.valid', 'refused', came);

  const tampered = new URLSearchParams(valid);
  tampered.set('user', JSON.stringify({ id: botId + 1, first_name: 'Other' }));
  const otherToken = `${botId}:${randomBytes(24).toString('base64url')}`;
  const bad = [
    ['signIn.tampered', tampered.toString()],
    ['signIn.otherBot', await signed(now, otherToken)],
    ['signIn.old', await signed(now - dayMs - 3_600_000)],
  ] as const;
  for (const [line, initData] of bad) {
    const got = await exchange(get, target, initData);
    judge(find, line, got);
    // who signs it, and when, says nothing where nobody checks the signature
    if (line === 'signIn.tampered' && accepted(got)) break;
  }
  if (claimsThirdParty) judge(find, 'signIn.thirdParty', answer);
}

type Refusable = 'signIn.tampered' | 'signIn.otherBot' | 'signIn.old' | 'signIn.thirdParty';

function judge(find: Find, line: Refusable, answer: Answer): void {
  const { status } = answer;
  const isRefused = status !== null && status >= 400 && status < 500;
  const otherwise = isRefused ? 'refused' : 'failed';
  find(
    line,
    accepted(answer) ? 'accepted' : otherwise,
    status === null ? 'no answer' : `status ${status}`,
  );
}

const accepted = ({ status }: Answer): boolean => status !== null && status >= 200 && status < 300;

async function exchange(get: Get, target: Target, initData: string): Promise<Answer> {
  const { apiBase, merchant, origin } = target;
  const send = (path: string, more: Record<string, string> = {}) =>
    get(apiBase + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', merchant, origin, ...more },
      body: JSON.stringify({ initData }),
      redirect: 'follow',
    });
  const answer = await send('/webbot/v1/users/token');
  const token: unknown = Reflect.get(jsonOf(answer?.text ?? ''), 'token');
  const hasToken = typeof token === 'string' && token !== '';
  if (hasToken) await send('/webbot/v1/users/logout', { authorization: `Bearer ${token}` });
  return { status: answer?.status ?? null, hasToken };
}
