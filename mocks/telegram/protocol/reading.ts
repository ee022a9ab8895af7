import * as v from 'valibot';
import { type Handlers, isMethod, type MethodName, methods, newerParameter } from './methods';
import { lacks, type Platform, quirks } from './platforms';
import { knows } from './version';

const envelope = v.object({ eventType: v.string(), eventData: v.optional(v.unknown()) });

export type Message = {
  name: string;
  data: unknown;
};

/** The client that reads a message. */
export type Reader = { version: string; platform: Platform };

/** Why a message is ignored, or how to handle it, and what is wrong with it nevertheless. */
export type Reading =
  | { refusal: string; isUnknown?: true }
  | { run: () => void; objection?: string };

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
 * Telegram, the simulator ignores them. A parameter of a later version, or a method that this
 * platform does nothing about, is an objection only.
 */
export function prepare(message: Message, reader: Reader, handlers: Handlers): Reading {
  const { name, data } = message;
  const { version, platform } = reader;
  if (!isMethod(name)) return { refusal: 'no such method', isUnknown: true };
  if (!knows(version, methods[name].since)) {
    return { refusal: `unknown to Telegram ${version}`, isUnknown: true };
  }
  const reading = parse(name, data, handlers);
  if ('refusal' in reading) return reading;
  const newer = newerParameter(name, data, version);
  if (newer) return { ...reading, objection: `${newer} is unknown to Telegram ${version}` };
  if (lacks(platform, name)) {
    return { ...reading, objection: `${quirks[platform].label} does nothing about it` };
  }
  return reading;
}

function parse<M extends MethodName>(name: M, data: unknown, handlers: Handlers): Reading {
  const schema: v.GenericSchema<unknown, Parameters<Handlers[M]>[0]> = methods[name].data;
  const parsed = v.safeParse(schema, data);
  if (!parsed.success) return { refusal: 'invalid data' };
  const handle: (data: Parameters<Handlers[M]>[0]) => void = handlers[name];
  return { run: () => handle(parsed.output) };
}
