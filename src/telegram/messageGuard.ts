import type { Stop } from './handle';

/**
 * Blocks messages to the SDK from anyone but the host. The SDK accepts everything from the parent
 * window, which may have been navigated to another site, so the origin is checked too. Messages
 * from other windows pass: the SDK ignores them, and other code may need them. `onHost` is called
 * for each message from the host.
 */
export function guardMessages(origin: string, onHost: () => void): Stop {
  const guard = (event: MessageEvent) => {
    if (event.source !== window.parent) return;
    if (event.origin === origin) onHost();
    else event.stopImmediatePropagation();
  };
  window.addEventListener('message', guard, { capture: true });
  return () => window.removeEventListener('message', guard, { capture: true });
}
