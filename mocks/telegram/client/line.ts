import type { HostEventName, HostEvents, Send } from '../protocol/events';
import { type Message, type Reading, readMessage } from '../protocol/reading';
import type { Log } from './log';

export type LineOptions = {
  /** the app's iframe, if any */
  frame: () => HTMLIFrameElement | null;
  /** the only origin to exchange messages with */
  origin: () => string;
  prepare: (message: Message) => Reading;
  log: Log;
};

export type Line = {
  send: Send;
  /** sends nothing until the app's next message: an empty frame cannot receive */
  hush: () => void;
  /** stops listening */
  cut: () => void;
};

/** Connects the page to the app's iframe by `postMessage`, JSON strings in both directions. */
export function connect({ frame, origin, prepare, log }: LineOptions): Line {
  let hasAppSpoken = false;
  const listen = (event: MessageEvent) => {
    const app = frame()?.contentWindow;
    if (!app || event.source !== app) return;
    const message = readMessage(event.data);
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
    app.postMessage(JSON.stringify({ eventType: name, eventData: data }), origin());
  };
  const hush = () => {
    hasAppSpoken = false;
  };
  return { send, hush, cut: () => window.removeEventListener('message', listen) };
}
