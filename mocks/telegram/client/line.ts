import type { ClientKind } from '../protocol/clients';
import { type HostEventName, type HostEvents, type Send, unaskedSince } from '../protocol/events';
import { type NativeOrder, nativeEvent, readNative } from '../protocol/native';
import { type Message, type Reading, readMessage } from '../protocol/reading';
import { knows } from '../protocol/version';
import type { Log } from './log';

/** What the app is told because it has asked; theme, sizes and buttons are told unasked. */
const answers =
  /_(requested|checked|closed|received|invoked|saved|restored|cleared|sent|added|failed)$/;

export type LineOptions = {
  /** the app's iframe, if any */
  frame: () => HTMLIFrameElement | null;
  client: () => ClientKind;
  version: () => string;
  /** the only origin to exchange messages with */
  origin: () => string;
  prepare: (message: Message) => Reading;
  /** complains of what the client does not know or take */
  strict: () => boolean;
  log: Log;
  /** how events reach the app: so many milliseconds late, twice, and none that answers it */
  faults: () => { late: number; twice: boolean; silent: boolean };
  /** the app's first message since the line was hushed */
  heard: () => void;
  /** the page could not load Telegram's own script */
  missedScript: () => void;
  /** a message came from another origin than the app's */
  strayed: (origin: string) => void;
};

export type Line = {
  send: Send;
  /** sends an event of a log once more */
  repeat: (name: string, data: unknown) => void;
  /** sends nothing until the app's next message: an empty frame cannot receive */
  hush: () => void;
  /** makes a native client's page reload itself */
  reload: () => void;
  /** stops listening */
  cut: () => void;
};

/**
 * Connects the page to the app's iframe: by JSON strings in both directions like a web client, or
 * through the objects of a native one (native/frame.js).
 */
export function connect(options: LineOptions): Line {
  const { frame, client, version, origin, prepare, strict, log, faults, heard } = options;
  const { missedScript, strayed } = options;
  const late = new Set<ReturnType<typeof setTimeout>>();
  let hasAppSpoken = false;
  const read = (data: unknown) => {
    const kind = client();
    return kind === 'web' ? readMessage(data) : readNative(kind, data);
  };
  const listen = (event: MessageEvent) => {
    const app = frame()?.contentWindow;
    if (!app || event.source !== app) return;
    if (event.origin === origin() && isScriptMissing(event.data)) return missedScript();
    const message = read(event.data);
    if (!message) return;
    if (event.origin !== origin()) {
      strayed(event.origin);
      log.add('from app', message.name, message.data, `refused: sent by ${event.origin}`);
      return;
    }
    if (!hasAppSpoken) heard();
    hasAppSpoken = true;
    const reading = prepare(message);
    const isRefused = 'refusal' in reading;
    const complaint = isRefused ? reading.refusal : reading.objection;
    const detail = isRefused ? reading.detail : reading.objection;
    log.add('from app', message.name, message.data, isRefused ? reading.refusal : undefined, {
      ...(isRefused && reading.isUnknown && { isUnknown: true }),
      ...(strict() && complaint && { complaint }),
      ...(detail && { detail }),
    });
    if ('run' in reading) reading.run();
  };
  window.addEventListener('message', listen);

  const deliver = (name: string, data: unknown, isReplayed = false) => {
    const app = frame()?.contentWindow;
    if (!app || !hasAppSpoken) return;
    log.add('to app', name, data, undefined, isReplayed ? { isReplayed } : undefined);
    const message: string | NativeOrder =
      client() === 'web'
        ? JSON.stringify({ eventType: name, eventData: data })
        : nativeEvent(name, data);
    app.postMessage(message, origin());
  };
  const send = <E extends HostEventName>(name: E, data?: HostEvents[E]) => {
    if (!knows(version(), unaskedSince[name] ?? '6.0')) return;
    const { late: ms, twice, silent } = faults();
    if (silent && answers.test(name)) return;
    const deliverAll = () => {
      deliver(name, data);
      if (twice) deliver(name, data);
    };
    if (ms === 0) return deliverAll();
    const timer = setTimeout(() => {
      late.delete(timer);
      deliverAll();
    }, ms);
    late.add(timer);
  };
  const hush = () => {
    hasAppSpoken = false;
    late.forEach(clearTimeout);
    late.clear();
  };
  const reload = () => {
    const order: NativeOrder = { native: { reload: true } };
    hush();
    frame()?.contentWindow?.postMessage(order, origin());
  };
  return {
    send,
    repeat: (name, data) => deliver(name, data, true),
    hush,
    reload,
    cut: () => {
      hush();
      window.removeEventListener('message', listen);
    },
  };
}

/** What proxy/telegramScript.js says of a page without Telegram's script. */
function isScriptMissing(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    Reflect.get(data, 'simulator') === 'no telegram script'
  );
}
