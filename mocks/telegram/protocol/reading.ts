import * as v from 'valibot';
import { type Handlers, isMethod, type MethodName, methods } from './methods';
import { knows } from './version';

const envelope = v.object({ eventType: v.string(), eventData: v.optional(v.unknown()) });

export type Message = {
  name: string;
  data: unknown;
};

/** Why a message is ignored, or how to handle it. */
export type Reading = { refusal: string } | { run: () => void };

/** Parses the JSON string `{eventType, eventData}`; undefined when it is not the web protocol. */
export function readMessage(raw: unknown): Message | undefined {
  if (typeof raw !== 'string') return undefined;
  try {
    const parsed = v.safeParse(envelope, JSON.parse(raw));
    if (!parsed.success) return undefined;
    const { eventType, eventData } = parsed.output;
    // the official script sends '' and null for methods without data
    return { name: eventType, data: eventData === '' ? undefined : (eventData ?? undefined) };
  } catch {
    return undefined;
  }
}

/**
 * Prepares the handling of a message. Methods of a later version are unknown to a client: like
 * Telegram, the simulator ignores them.
 */
export function prepare(message: Message, version: string, handlers: Handlers): Reading {
  if (!isMethod(message.name)) return { refusal: 'no such method' };
  const { since } = methods[message.name];
  if (!knows(version, since)) return { refusal: `unknown to Telegram ${version}` };
  return parse(message.name, message.data, handlers);
}

function parse<M extends MethodName>(name: M, data: unknown, handlers: Handlers): Reading {
  const schema: v.GenericSchema<unknown, Parameters<Handlers[M]>[0]> = methods[name].data;
  const parsed = v.safeParse(schema, data);
  if (!parsed.success) return { refusal: 'invalid data' };
  const handle: (data: Parameters<Handlers[M]>[0]) => void = handlers[name];
  return { run: () => handle(parsed.output) };
}
