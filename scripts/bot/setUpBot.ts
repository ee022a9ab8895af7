import type { BotApi } from '../demo/botApi';
import { isSet, type ProfileWish, profileParts } from './profileParts';

type Parts = {
  api: BotApi;
  wish: Omit<ProfileWish, 'name'> & { name: string | null };
  mayWrite: boolean;
  print: (line: string) => void;
};

/** What only BotFather can set, with where it is. */
const byHand = [
  'main mini app: /mybots, the bot, Bot Settings, Configure Mini App, Enable Mini App: ',
  'its loading screen (icon, colours): the same menu',
  'picture of the bot: /mybots, the bot, Edit Bot, Edit Botpic',
  'name of the bot: /mybots, the bot, Edit Bot, Edit Name',
];

/**
 * Compares a bot with how a shop's bot should be, prints each part as it was and as it becomes, and sets
 * what differs where it may. The number of parts that differed.
 */
export async function setUpBot({ api, wish, mayWrite, print }: Parts): Promise<number> {
  const { signal } = new AbortController();
  const bot = Object(await api.once('getMe', {}, signal));
  print(`@${Reflect.get(bot, 'username')}`);
  const name = wish.name ?? String(Reflect.get(bot, 'first_name'));
  let different = 0;
  for (const part of profileParts({ ...wish, name })) {
    const found = part.read(await api.once(part.get.method, part.get.params, signal));
    if (isSet(part, found)) {
      print(`  ✓ ${part.name}`);
      continue;
    }
    different += 1;
    print(`  ≠ ${part.name}`);
    print(`      is     ${JSON.stringify(found)}`);
    print(`      ${mayWrite ? 'set to' : 'wanted'} ${JSON.stringify(part.wanted)}`);
    if (mayWrite) await api.untilAnswered(part.set.method, part.set.params, signal);
  }
  print('\nOnly @BotFather can set:');
  const hasApp = Reflect.get(bot, 'has_main_web_app') === true;
  for (const [at, line] of byHand.entries())
    print(`  ${at === 0 && hasApp ? '✓' : '·'} ${line}${at === 0 ? wish.shop : ''}`);
  if (different === 0) print('\nEverything else is as it should be.');
  else if (mayWrite) print(`\n${different} parts were set.`);
  else print(`\n${different} parts differ. Nothing was changed: --write sets them.`);
  return different;
}
