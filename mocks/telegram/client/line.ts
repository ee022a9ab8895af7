import type { HostEventName, HostEvents, Send } from '../protocol/events';
import { type Message, type Reading, readMessage } from '../protocol/reading';
import type { Log } from './log';

export type LineOptions = {
  /** the frame that holds the app, when there is one */
  frame: () => HTMLIFrameElement | null;
  /** the only origin that is heard and spoken to */
  origin: () => string;
  prepare: (message: Message) => Reading;
  log: Log;
};

export type Line = {
  send: Send;
  /** nothing is said until the app speaks (again): an empty frame has no ears */
  hush: () => void;
  /** stops listening */
  cut: () => void;
};

/** Connects the page to the app in its frame by `postMessage`, JSON strings both ways. */
export function connect({ frame, origin, prepare, log }: LineOptions): Line {
  let heard = false;
  const listen = (event: MessageEvent) => {
    const app = frame()?.contentWindow;
    if (!app || event.source !== app) return;
    const message = readMessage(event.data);
    if (!message) return;
    if (event.origin !== origin()) {
      log.add('from app', message.name, message.data, `refused: it comes from ${event.origin}`);
      return;
    }
    heard = true;
    const reading = prepare(message);
    const refusal = 'refusal' in reading ? reading.refusal : undefined;
    log.add('from app', message.name, message.data, refusal);
    if ('run' in reading) reading.run();
  };
  window.addEventListener('message', listen);

  const send = <E extends HostEventName>(name: E, data?: HostEvents[E]) => {
    const app = frame()?.contentWindow;
    if (!app || !heard) return;
    log.add('to app', name, data);
    app.postMessage(JSON.stringify({ eventType: name, eventData: data }), origin());
  };
  const hush = () => {
    heard = false;
  };
  return { send, hush, cut: () => window.removeEventListener('message', listen) };
}
