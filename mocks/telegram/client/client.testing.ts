import { vi } from 'vitest';
import { type Situation, usual } from '../situation/situation';
import { createStore } from '../store';
import { createBackend } from './backend';
import { createClient } from './client';

/** Retries until the expectations hold; the limit in real time is generous for a busy machine. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 20_000 });

/** The bot's token. */
export const botToken = '1000000001:simulated';

const origin = 'http://app.test';

/** A client with an app that records what it gets, and a bot's server that records what it is told. */
export function startClient(part: Partial<Situation> = {}) {
  const received: { eventType: string; eventData?: unknown }[] = [];
  const delivered: string[] = [];
  const paid: string[] = [];
  const situation = createStore<Situation>({ ...usual, platform: 'ios', version: '9.1', ...part });
  const frame = document.createElement('iframe');
  // a stand-in for the iframe's window, which happy-dom does not create
  const app = new MessageChannel().port1;
  app.postMessage = (message: string) => void received.push(JSON.parse(message));
  Object.defineProperty(frame, 'contentWindow', { value: app });
  const backend = createBackend(() => origin);
  backend.deliverContact = async (raw) => void delivered.push(raw);
  backend.payInvoice = async (slug) => void paid.push(slug);
  const client = createClient({
    situation,
    addressOf: () => new URL(origin),
    backend,
    botToken,
    botOf: ({ vendor }) => vendor,
    storage: localStorage,
    now: Date.now,
  });
  client.hold(frame);
  const say = (eventType: string, eventData?: unknown, from: Partial<MessageEventInit> = {}) => {
    const data = JSON.stringify({ eventType, eventData });
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: app, ...from }));
  };
  return { client, situation, received, delivered, paid, say };
}
