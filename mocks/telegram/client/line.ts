import type { ClientKind } from '../protocol/clients';
import type { HostEventName, HostEvents, Send } from '../protocol/events';
import { type NativeOrder, nativeEvent, readNative } from '../protocol/native';
import { type Message, type Reading, readMessage } from '../protocol/reading';
import type { Log } from './log';

export type LineOptions = {
  /** the app's iframe, if any */
  frame: () => HTMLIFrameElement | null;
  client: () => ClientKind;
  /** the only origin to exchange messages with */
  origin: () => string;
  prepare: (message: Message) => Reading;
  log: Log;
};

export type Line = {
  send: Send;
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
export function connect({ frame, client, origin, prepare, log }: LineOptions): Line {
  let hasAppSpoken = false;
  const read = (data: unknown) => {
    const kind = client();
    return kind === 'web' ? readMessage(data) : readNative(kind, data);
  };
  const listen = (event: MessageEvent) => {
    const app = frame()?.contentWindow;
    if (!app || event.source !== app) return;
    const message = read(event.data);
    if (!message) return;
    if (event.origin !== origin()) {
      log.add('from app', message.name, message.data, `refused: sent by ${event.origin}`);
      return;
    }
    hasAppSpoken = true;
    const reading = prepare(message);
    const refusal = 'refusal' in reading ? reading.refusal : undefined;
    log.add('from app', message.name, message.data, refusal);
    if ('run' in reading) reading.run();
  };
  window.addEventListener('message', listen);

  const send = <E extends HostEventName>(name: E, data?: HostEvents[E]) => {
    const app = frame()?.contentWindow;
    if (!app || !hasAppSpoken) return;
    log.add('to app', name, data);
    const message: string | NativeOrder =
      client() === 'web'
        ? JSON.stringify({ eventType: name, eventData: data })
        : nativeEvent(name, data);
    app.postMessage(message, origin());
  };
  const hush = () => {
    hasAppSpoken = false;
  };
  const reload = () => {
    const order: NativeOrder = { native: { reload: true } };
    hush();
    frame()?.contentWindow?.postMessage(order, origin());
  };
  return { send, hush, reload, cut: () => window.removeEventListener('message', listen) };
}
