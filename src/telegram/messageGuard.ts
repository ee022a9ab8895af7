import type { Stop } from './handle';
import { hostEvents } from './hostEvents';
import { endUnreadable } from './waits';

/** States of one kind within this time are a flood: no client is as fast, ms. */
const pauseMs = 100;
/** More presses of one button within a second are a flood: no person is as fast. */
const mostPresses = 10;

/**
 * Lets only valid messages of the host through to the SDK, which accepts everything from the parent
 * window and trusts its contents. `origin`: the host's, since the parent may have been navigated to
 * another site; null behind a native bridge. Messages from other windows pass: the SDK ignores
 * them, and other code may need them. Of a flood of states the first and the last pass, of presses
 * the first ten. `onHost` is called for each message from the host.
 */
export function guardMessages(origin: string | null, onHost: () => void): Stop {
  /** by name of the event: the last state of a flood, null if nothing came after the first */
  const floods = new Map<string, MessageEvent | null>();
  /** by name of the event: how often within the second */
  const presses = new Map<string, number>();
  let isLate = false;

  function settle(name: string) {
    const last = floods.get(name);
    floods.delete(name);
    if (!last) return;
    pause(name);
    isLate = true;
    const again = new MessageEvent('message', { data: last.data, origin: last.origin });
    // Not in the constructor: Firefox may refuse a window of another origin as a source there.
    Object.defineProperty(again, 'source', { value: window.parent });
    window.dispatchEvent(again);
    isLate = false;
  }
  function pause(name: string) {
    floods.set(name, null);
    setTimeout(settle, pauseMs, name);
  }

  const guard = (event: MessageEvent) => {
    // A bridge dispatches its events, which then have no origin; posted messages have one.
    if (isLate || event.source !== window.parent || (origin === null && event.origin !== ''))
      return;
    const isHost = origin === null || event.origin === origin;
    if (isHost) onHost();
    if (!isHost || !mayPass(event)) event.stopImmediatePropagation();
  };
  function mayPass(event: MessageEvent): boolean {
    const message = readMessage(event.data);
    // Not for the SDK.
    if (message === null) return true;
    const { name, data } = message;
    const [kind, isValid] = hostEvents.get(name) ?? [];
    if (!isValid?.(data)) {
      if (kind === 'answer') endUnreadable(name);
      return false;
    }
    if (kind === 'answer') return true;
    if (kind === 'press') return countPress(name) <= mostPresses;
    if (!floods.has(name)) {
      pause(name);
      return true;
    }
    floods.set(name, event);
    return false;
  }
  function countPress(name: string): number {
    const count = (presses.get(name) ?? 0) + 1;
    if (count === 1) setTimeout(() => presses.delete(name), 1000);
    presses.set(name, count);
    return count;
  }
  window.addEventListener('message', guard, { capture: true });
  return () => window.removeEventListener('message', guard, { capture: true });
}

function readMessage(text: unknown): { name: string; data: unknown } | null {
  try {
    const { eventType, eventData } = JSON.parse(String(text));
    return typeof eventType === 'string' ? { name: eventType, data: eventData } : null;
  } catch {
    return null;
  }
}
