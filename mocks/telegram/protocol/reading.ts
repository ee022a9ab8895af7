import * as v from 'valibot';
import { type Handlers, isMethod, type MethodName, methods, newerParameter } from './methods';
import { neglectOf, type Platform } from './platforms';
import { takeFitting } from './takeFitting';
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
  | { refusal: string; detail?: string; isUnknown?: true }
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
 * Telegram, the simulator ignores them. A field of another type or a later version, or a method that
 * this platform does nothing about, is an objection only.
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
  const objections = [
    reading.objection,
    newer && `${newer} is unknown to Telegram ${version}`,
    neglectOf(platform, name),
  ].filter(Boolean);
  return { run: reading.run, ...(objections.length > 0 && { objection: objections.join('; ') }) };
}

function parse<M extends MethodName>(name: M, data: unknown, handlers: Handlers): Reading {
  const schema: v.GenericSchema<unknown, Parameters<Handlers[M]>[0]> = methods[name].data;
  const fitted = takeFitting(schema, data);
  if ('lack' in fitted) return { refusal: 'invalid data', detail: fitted.lack };
  const { value, remarks } = fitted;
  const handle: (data: Parameters<Handlers[M]>[0]) => void = handlers[name];
  return {
    run: () => handle(value),
    ...(remarks.length > 0 && { objection: remarks.join('; ') }),
  };
}
