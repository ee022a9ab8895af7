import * as v from 'valibot';
import type { Backend } from '../../mocks/backend/app';
import { keyed } from '../../mocks/backend/keyed';
import { OperatorError } from './readToken';
import type { Storage } from './storage';

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
  bot: BotMemory;
  /** saves soon; changes that come until then are saved together */
  changed(): void;
  /** saves now */
  save(): void;
};

const delayMs = 300;

/** Loads the last state into the backend, and saves it from then on. */
export function openState(
  storage: Storage,
  backend: Backend,
  say: (sentence: string) => void,
): DemoState {
  const bot = load(storage, backend);
  let timer: ReturnType<typeof setTimeout> | null = null;
  const save = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    try {
      storage.write(JSON.stringify({ format: 1, backend: backend.save(), bot }));
    } catch (error) {
      // A full disk must not stop the shop.
      say(`The state could not be saved to ${storage.path}: ${messageOf(error)}`);
    }
  };
  return {
    bot,
    save,
    changed() {
      timer ??= setTimeout(save, delayMs);
    },
  };
}

function load(storage: Storage, backend: Backend): BotMemory {
  const text = storage.read();
  if (text === null) return { offset: 0, told: keyed(), messages: keyed(), address: null };
  try {
    const state = v.parse(stateShape, JSON.parse(text));
    backend.load(state.backend);
    const { told, messages } = state.bot;
    return { ...state.bot, told: keyed(told), messages: keyed(messages) };
  } catch (error) {
    throw new OperatorError(
      `The state in ${storage.path} cannot be used (${messageOf(error)}). Move that file away to start ` +
        'without its orders.',
    );
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');
