import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Backend } from '../../mocks/backend/app';
import { keyed } from '../../mocks/backend/keyed';
import { writeWhole } from '../writeWhole';
import { OperatorError } from './readToken';

const botShape = v.object({
  /** the first message that has not been handled, in Telegram's count */
  offset: v.number(),
  /** the status that each order's customer was last told of */
  told: v.record(v.string(), v.string()),
  /** the message about each order in its customer's chat */
  messages: v.optional(v.record(v.string(), v.number()), {}),
  /** the shop's public address, null before it is known */
  address: v.nullable(v.string()),
});
/** What the bot remembers. */
export type BotMemory = v.InferOutput<typeof botShape>;

const stateShape = v.object({ format: v.literal(1), backend: v.unknown(), bot: botShape });

export type DemoState = {
  /** its file */
  path: string;
  bot: BotMemory;
  /** saves soon; changes that come until then are saved together */
  changed(): void;
  /** saves now */
  save(): void;
};

const delayMs = 300;

/** Loads the last state of a folder into the backend, and saves it from then on. */
export function openState(
  folder: string,
  backend: Backend,
  say: (sentence: string) => void,
): DemoState {
  const path = join(folder, 'state.json');
  refuseEarlier(join(folder, 'state.sqlite'));
  const bot = load(path, backend);
  let timer: ReturnType<typeof setTimeout> | null = null;
  const save = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    try {
      const text = JSON.stringify({ format: 1, backend: backend.save(), bot });
      writeWhole(path, text, { mode: 0o600, flush: true });
    } catch (error) {
      // A full disk must not stop the shop.
      say(`The state could not be saved to ${path}: ${messageOf(error)}`);
    }
  };
  return {
    path,
    bot,
    save,
    changed() {
      timer ??= setTimeout(save, delayMs);
    },
  };
}

/** Starting without the orders of an earlier version would be worse. */
function refuseEarlier(path: string): void {
  if (!existsSync(path)) return;
  throw new OperatorError(
    `${path} holds the orders of an earlier version, which this one cannot read. To start without them: ` +
      `rm ${path}, and run the command again. To keep them: npm run demo -- --state <another folder>.`,
  );
}

function load(path: string, backend: Backend): BotMemory {
  if (!existsSync(path)) return { offset: 0, told: keyed(), messages: keyed(), address: null };
  try {
    const state = v.parse(stateShape, JSON.parse(readFileSync(path, 'utf8')));
    backend.load(state.backend);
    const { told, messages } = state.bot;
    return { ...state.bot, told: keyed(told), messages: keyed(messages) };
  } catch (error) {
    throw new OperatorError(
      `The state in ${path} cannot be used (${messageOf(error)}). Move that file away to start ` +
        'without its orders.',
    );
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
