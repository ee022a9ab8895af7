import type { Stop } from './handle';

/**
 * Lets the SDK hear nobody but the host. The SDK takes whatever the parent window says; a parent can
 * be navigated to another site, so the origin counts too. Messages of other windows pass: the SDK
 * ignores them, and other parts of the page may live on them. `onHost` runs at each message of the host.
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
