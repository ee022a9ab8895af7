import * as v from 'valibot';
import type { NativeClient } from './clients';
import { type Message, readMessage } from './reading';

/** What native/frame.js passes on, exactly as the client's code outside the page gets it. */
const envelope = v.object({ native: v.unknown() });
const javaCall = v.tuple([v.string(), v.string()]);
const webkitMessage = v.object({ eventName: v.string(), eventData: v.nullish(v.string()) });
const invocation = v.tuple([v.string(), v.nullish(v.string())]);

const readers: Record<NativeClient, (raw: unknown) => Message | undefined> = {
  android: (raw) => {
    const call = v.safeParse(javaCall, raw);
    return call.success ? message(...call.output) : undefined;
  },
  ios: (raw) => {
    const body = v.safeParse(webkitMessage, raw);
    return body.success ? message(body.output.eventName, body.output.eventData) : undefined;
  },
  desktop: (raw) => {
    const call = v.safeParse(invocation, typeof raw === 'string' ? parse(raw) : undefined);
    return call.success ? message(...call.output) : undefined;
  },
  notify: readMessage,
};

/** Reads a call of a native client's object; undefined when it is something else. */
export function readNative(client: NativeClient, raw: unknown): Message | undefined {
  const parsed = v.safeParse(envelope, raw);
  return parsed.success ? readers[client](parsed.output.native) : undefined;
}

/** An event for native/frame.js, or the order to reload the page. */
export type NativeOrder = { native: { type: string; data: [] | [unknown] } | { reload: true } };

export function nativeEvent(type: string, data: unknown): NativeOrder {
  return { native: { type, data: data === undefined ? [] : [data] } };
}

function message(name: string, json: string | null | undefined): Message {
  return { name, data: (json && parse(json)) || undefined };
}

/** Undefined when it is not JSON: Java gets `undefined` as the text of that name. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
