import type { LaunchKind, Situation } from '../situation/situation';
import type { Account } from '../situation/users';

/** From where the app is opened. No menu button carries a start parameter: only a link does. */
export function launchKindOf({ launch, start }: Pick<Situation, 'launch' | 'start'>): LaunchKind {
  return launch === 'menu' && start !== '' ? 'link' : launch;
}

const withoutStart: ReadonlySet<LaunchKind> = new Set(['keyboard', 'inline', 'join']);

/** The start parameter, where that way of opening has one. */
export function startOf(situation: Pick<Situation, 'launch' | 'start'>): string {
  const kind = launchKindOf(situation);
  return withoutStart.has(kind) ? '' : situation.start;
}

/** Who is written to in the chat from whose attachment menu the app is opened. */
const receiver = { id: 279058377, first_name: 'Nodira', last_name: '', language_code: 'uz' };

/**
 * The fields of init data that depend on where the app is opened; null where there is no init data at
 * all. https://core.telegram.org/bots/webapps#webappinitdata
 */
export function launchFields(
  kind: LaunchKind,
  account: Account,
  start: string,
): Record<string, string> | null {
  const query = { query_id: `AAH${account.id}AAAAAN0XohDhrOrc` };
  const parameter = start === '' ? {} : { start_param: start };
  const chat = (chat_type: string) => ({ chat_type, chat_instance: '-3788475317572404878' });
  switch (kind) {
    case 'keyboard':
      return null;
    case 'menu':
    case 'inline':
      return query;
    case 'link':
      return { ...chat('sender'), ...parameter };
    case 'group':
      return { ...chat('supergroup'), ...parameter };
    case 'join':
      // since Bot API 10.1; the bot answers the request with this id
      return { chat_join_request_query_id: `${account.id}0136` };
    case 'attachment':
      return {
        ...query,
        receiver: JSON.stringify(receiver),
        can_send_after: '10',
        ...parameter,
      };
  }
}
